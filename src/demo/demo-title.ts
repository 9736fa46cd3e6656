import type { DemoCountry, DemoProfession, SpecialtyTexts } from './demo-data.ts'
import type { DemoTerms } from './demo-terms.ts'
import type { Random } from './random.ts'

export type TitleFacts = {
  profession: DemoProfession
  specialty: SpecialtyTexts | null
  /** The specialist title as worded by the medical associations. */
  specialistName: string | null
  country: DemoCountry
  language: 'de' | 'en'
  terms: DemoTerms
  isDayClinic: boolean
  town: string
}

/**
 * A title as employers write it, with gender markers, additions and the occasional capitals of real jobs; it states nothing but the facts.
 */
export function demoTitle(facts: TitleFacts, random: Random): string {
  if (facts.language === 'en') return englishTitle(facts, random)
  const title = fill(random.pick(titlesFor(facts.profession, facts.country)), facts)
  const worded = facts.country === 'CH' ? swissWords(title, random) : title
  const full = `${worded}${facts.isDayClinic ? ', Tagesklinik' : ''}${addition(facts, random)}`
  return random.chance(0.015) && facts.country === 'DE'
    ? full.toUpperCase().replace('(M/W/D)', '(m/w/d)')
    : full
}

function titlesFor(profession: DemoProfession, country: DemoCountry): string[] {
  const tagged = profession.titles.filter(title => title.countries.includes(country))
  const general = profession.titles.filter(title => title.countries.length === 0)
  return (tagged.length > 0 ? tagged : general).map(title => title.text)
}

function fill(title: string, facts: TitleFacts): string {
  const name = facts.specialty?.name ?? ''
  const text = title.replace('{facharzt}', facts.specialistName ?? name).replace('{fach}', name)
  // Without a specialty, the words that introduce it are dropped too.
  return name === ''
    ? text
        .replace(/\s+(?:für(?: die Abteilung)?|Station|der Klinik für|bzw\.)?\s*$/, '')
        .replace(/\s{2,}/g, ' ')
        .trim()
    : text
}

function swissWords(title: string, random: Random): string {
  const spelled = title.replaceAll('ß', 'ss').replaceAll('Krankenhaus', 'Spital')
  return random.chance(0.5) ? spelled.replace(/ \((?:m\/w\/d|w\/m\/d|all genders)\)/, '') : spelled
}

function addition({ terms, town }: TitleFacts, random: Random): string {
  const { workloadPercent, employmentTypes, ending } = terms
  if (workloadPercent && random.chance(0.75)) return ` ${percent(workloadPercent)}`
  const [first, second] = employmentTypes
  const kind = random.next()
  if (ending === 'training') return kind < 0.5 ? yearOf(terms) : ''
  if (second === 'temporary') return ', Minijob'
  if (first === 'part-time' && kind < 0.45) return partTime(terms, random)
  if (second === 'part-time' && kind < 0.12) return ' in Voll- oder Teilzeit'
  if (ending === 'parental-leave' && kind < 0.7) return ', Elternzeitvertretung'
  return ofDuties(terms, kind) ?? (kind > 0.96 ? ` in ${town}` : '')
}

function yearOf({ startText }: DemoTerms): string {
  const [year] = /\d{4}/.exec(startText) ?? []
  return year ? `, Beginn ${year}` : ''
}

function partTime({ hoursWeek }: DemoTerms, random: Random): string {
  return hoursWeek && Number.isInteger(hoursWeek) && random.chance(0.5)
    ? ` in Teilzeit (${hoursWeek} Stunden)`
    : ' in Teilzeit'
}

function ofDuties({ shift, contract, remote, startText }: DemoTerms, kind: number): string | null {
  if (remote === 'remote' && kind < 0.7) return ' im Homeoffice'
  if (shift === 'nights-only' && kind < 0.6) return ', Nachtdienst'
  if (shift === 'no-nights' && kind < 0.3) return ', ohne Nachtdienst'
  if (shift === 'no-weekends' && kind < 0.15) return ', Montag bis Freitag'
  if (startText === 'ab sofort' && kind > 0.85) return ' ab sofort'
  return contract === 'permanent' && kind > 0.92 && kind < 0.96 ? ', unbefristet' : null
}

function percent({ min, max }: { min: number; max: number }): string {
  return min === max ? `${max} %` : `${min}–${max} %`
}

function englishTitle(facts: TitleFacts, random: Random): string {
  const marker = random.pick(['(m/f/d)', '(f/m/d)', '(all genders)', ''])
  const named = facts.profession.nameEn.replace(/ \(.*\)$/, '')
  const field =
    facts.profession.specialtyRule === 'any' && facts.specialty ? `, ${facts.specialty.nameEn}` : ''
  const workload = facts.terms.workloadPercent ? ` ${percent(facts.terms.workloadPercent)}` : ''
  return `${named}${field}${marker === '' ? '' : ` ${marker}`}${workload}`
}
