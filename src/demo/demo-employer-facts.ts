import { daysAfter } from '../basics/time.ts'
import type { EmployerFacts } from '../domain/employers/profile/employer-facts.ts'
import { type SafeHtml, safeHtml } from '../texts/safe-html.ts'
import { swiss } from './demo-body.ts'
import type { DemoEmployer } from './demo-employer.ts'
import { paragraph } from './demo-html.ts'
import { teamOf } from './demo-intro.ts'
import { employerTags, linesFor } from './demo-lines.ts'
import { employerBenefits } from './demo-offer.ts'
import { demoContact } from './demo-people.ts'
import { type Random, seededRandom } from './random.ts'

const featuredEvery = 9
const featuredDays = 30

/** Employer facts that no feed carries; a few employers are featured for 30 days from `now`. */
export function demoEmployerFacts(employer: DemoEmployer, now: Date): EmployerFacts {
  const random = seededRandom(62, employer.position)
  const employees = staffOf(employer, random)
  const contact = demoContact(employer, employer.places[0]?.name ?? '', random)
  const [seat] = employer.places
  return {
    name: employer.name,
    type: employer.type,
    ownership: employer.ownership,
    size: employer.size,
    isAgency: employer.isAgency,
    website: employer.website,
    email: employer.email,
    phone: contact.phone,
    contactPerson: contact.name,
    descriptionHtml: description(employer, employees, random),
    departments: employer.departments,
    certifications: certificationsOf(employer, random),
    benefits: employerBenefits(employer, random),
    beds: employer.beds,
    employees,
    foundedYear: employer.foundedYear,
    postalCode: seat?.postalCode ?? null,
    city: seat?.name ?? null,
    stateCode: employer.stateCode,
    country: employer.country,
    featuredUntil:
      employer.kind === 'flagship' && employer.position % featuredEvery === 0
        ? daysAfter(now, featuredDays)
        : null,
  }
}

const staffBySize = { '51-200': [55, 190], '201-1000': [210, 960], '1000+': [1100, 4200] } as const

/** Consistent with the number in its texts where they state one; otherwise estimated from the beds. */
function staffOf({ beds, ...employer }: DemoEmployer, random: Random): number {
  if (employer.size === '1-50') return teamOf({ beds, ...employer })
  const [from, to] = staffBySize[employer.size]
  const byBeds =
    beds === null ? random.whole(from, to) : Math.round(beds * staffOfBed(employer) + random.whole(0, 20))
  return Math.min(to, Math.max(from, byBeds))
}

function staffOfBed({ sectors, type }: Pick<DemoEmployer, 'sectors' | 'type'>): number {
  if (type !== 'hospital') return 0.8
  return /^[RY]/.test(sectors) ? 1.2 : 2.6
}

function description(employer: DemoEmployer, employees: number, random: Random): SafeHtml {
  const { beds, country, departments, foundedYear, name, ownership, places } = employer
  const tags = new Set([...employerTags(employer), ownership])
  const lines = linesFor('profiles', sectionOf(employer), tags)
  const suiting = beds === null ? lines.filter(line => !line.includes('{betten}')) : lines
  const towns = [...new Set(places.map(place => place.name))]
  const first = random
    .pick(suiting.length > 0 ? suiting : linesFor('profiles', 'company', tags))
    .replaceAll('{name}', name)
    .replaceAll('{ort}', towns[0] ?? '')
    .replaceAll('{seit}', String(foundedYear))
    .replaceAll('{betten}', amount(beds ?? 0, country))
    .replaceAll('{menschen}', amount(employees, country))
    .replaceAll('{felder}', listed(departments.slice(0, 6)))
    .replaceAll('{orte}', listed([...towns.slice(0, 6), ...(towns.length > 6 ? ['weiteren Städten'] : [])]))
  const isSpread = towns.length > 1 && !first.includes(towns[1] ?? '')
  const further = isSpread ? `Außer in ${towns[0]} arbeiten wir auch in ${listed(towns.slice(1))}.` : ''
  const second = [
    random.pick(linesFor('profiles', 'owner', tags)),
    ...random.sample(linesFor('profiles', 'value', tags), 4),
  ]
  const html = [[first, further].filter(Boolean).join(' '), second.join(' ')].map(paragraph).join('')
  return safeHtml(country === 'CH' ? swiss(html) : html)
}

function sectionOf({ beds, places, sectors, type }: DemoEmployer): string {
  if (places.length > 8 && !sectors.includes('G')) return 'group'
  if (/^[RY]/.test(sectors)) return sectors.startsWith('R') ? 'rehab' : 'hospital'
  if (type === 'hospital' || type === 'medical-center') return type
  if (type === 'private-practice') return 'practice'
  return type === 'care-facility' ? (beds === null ? 'home-care' : 'care-home') : 'company'
}

function amount(number: number, country: DemoEmployer['country']): string {
  return number.toString().replace(/\B(?=(\d{3})+$)/g, country === 'CH' ? '’' : '.')
}

const certificates = {
  DE: ['DIN EN ISO 9001', 'KTQ', 'audit berufundfamilie', 'Aktion Saubere Hände'],
  AT: ['ISO 9001', 'Gütesiegel für betriebliche Gesundheitsförderung', 'Zertifikat berufundfamilie'],
  CH: ['ISO 9001', 'sanaCERT', 'Friendly Work Space'],
}

function certificationsOf(employer: DemoEmployer, random: Random): string[] {
  return employer.size === '1-50' ? [] : random.sample(certificates[employer.country], random.whole(0, 2))
}

function listed(words: string[]): string {
  if (words.length < 2) return words[0] ?? ''
  const last = words.some(word => word.includes(' und ')) ? 'sowie' : 'und'
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
