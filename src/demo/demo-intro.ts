import type { BodyFacts } from './demo-body-facts.ts'
import type { DemoEmployer } from './demo-employer.ts'
import { employerTags, linesFor } from './demo-lines.ts'
import type { Random } from './random.ts'

/** One or two sentences about the employer, generated from its facts. */
export function employerSentence(facts: BodyFacts, random: Random): string {
  const { employer, bank, place } = facts
  const section = bank.language === 'en' ? 'english' : sectionOf(employer)
  const lines = linesFor('employers', section, new Set(employerTags(employer)))
  const fields = random.sample(employer.departments, 2)
  const line = random.pick(employer.beds === null ? lines.filter(text => !text.includes('{betten}')) : lines)
  return line
    .replaceAll('{name}', employer.name)
    .replaceAll('{ort}', employer.places[0]?.name ?? '')
    .replaceAll('{stadt}', place.name)
    .replaceAll('{seit}', String(employer.foundedYear))
    .replaceAll('{betten}', amount(employer.beds ?? 0, employer))
    .replaceAll('{felder}', joined(fields))
    .replaceAll('{fach1}', employer.departments[0] ?? '')
    .replaceAll('{team}', String(teamOf(employer)))
    .replaceAll('{kind}', englishKind(employer))
}

function sectionOf({ kind, sectors, type, places }: DemoEmployer): string {
  if (kind.startsWith('group-')) return kind
  if (kind === 'ventilation') return 'ventilation'
  if (kind.startsWith('clinic-')) return 'clinic'
  const [sector = ''] = sectors
  // In a group, the text has to name the particular site.
  if (sector === 'C' && places.length > 8) return 'group-home'
  return sectorSections[sector] ?? (type === 'private-practice' ? 'practice' : 'company')
}

const sectorSections: Record<string, string> = {
  H: 'hospital',
  U: 'university',
  R: 'rehab',
  Y: 'psychiatry',
  M: 'medical-center',
  P: 'practice',
  D: 'practice',
  T: 'therapy',
  C: 'care-home',
  A: 'home-care',
  G: 'agency',
  O: 'public-health',
  X: 'pharmacy',
  L: 'laboratory',
}

/** The team's size, consistent across the employer's jobs. */
export function teamOf({ position, size }: DemoEmployer): number {
  return size === '1-50' ? 6 + ((position * 7) % 13) : 30 + ((position * 11) % 50)
}

function englishKind({ type, beds }: DemoEmployer): string {
  const kinds = {
    hospital: 'a hospital',
    'medical-center': 'an outpatient centre',
    'private-practice': 'a medical practice',
    'care-facility': 'a care provider',
    'public-health': 'a public health office',
    company: 'an employer in health care',
  }
  return beds && type === 'hospital' ? `a hospital with ${beds} beds` : kinds[type]
}

function joined([first = '', second]: string[]): string {
  if (second === undefined || second === first) return first
  return `${first} ${/ und /.test(first + second) ? 'sowie' : 'und'} ${second}`
}

function amount(beds: number, { country }: DemoEmployer): string {
  return beds.toString().replace(/\B(?=(\d{3})+$)/g, country === 'CH' ? '’' : '.')
}

export function searchSentence({ bank, department, place, terms }: BodyFacts, random: Random): string {
  const section = terms.ending === 'training' ? 'training' : bank.language === 'en' ? 'english' : 'german'
  const isOpen = terms.startText === 'nach Vereinbarung'
  const start = terms.startText
  const where = department ? `für den Bereich ${department}` : 'für unser Team'
  return (
    random
      .pick(linesFor('search', section, new Set(isOpen ? [] : ['date'])))
      // Drop the placeholder without leaving a double space.
      .replaceAll(' {start}', isOpen ? '' : ' {start}')
      .replaceAll('{Wo}', capital(where))
      .replaceAll('{wo}', where)
      .replaceAll('{start}', start)
      .replaceAll('{Start}', capital(start))
      .replaceAll('{stadt}', place.name)
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
