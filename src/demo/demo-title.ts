import type { DemoCountry, DemoProfession, SpecialtyTexts } from './demo-data.ts'
import type { DemoTerms } from './demo-terms.ts'
import type { Random } from './random.ts'

export type TitleFacts = {
  profession: DemoProfession
  specialty: SpecialtyTexts | null
  /** The specialist title as the medical associations word it. */
  specialistName: string | null
  country: DemoCountry
  language: 'de' | 'en'
  terms: DemoTerms
  town: string
}

/** A title as employers write it, with the gender markers, additions and occasional shouting of real ads. */
export function demoTitle(facts: TitleFacts, random: Random): string {
  if (facts.language === 'en') return englishTitle(facts, random)
  const title = fill(random.pick(titlesFor(facts.profession, facts.country)), facts)
  const worded = facts.country === 'CH' ? swissWords(title, random) : title
  const full = `${worded}${addition(worded, facts, random)}`
  return random.chance(0.02) && facts.country === 'DE'
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
  // Without a specialty the words that would introduce it go too.
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

function addition(title: string, facts: TitleFacts, random: Random): string {
  const { workloadPercent, employmentTypes, shift, contract } = facts.terms
  if (workloadPercent && random.chance(0.75)) return ` ${percent(workloadPercent)}`
  if (/Teilzeit|Vollzeit|Homeoffice|Nachtdienst|Stunden|remote/.test(title)) return ''
  const isPartTimeOnly = employmentTypes.length === 1 && employmentTypes[0] === 'part-time'
  const kind = random.next()
  if (isPartTimeOnly && kind < 0.4) return ' in Teilzeit'
  if (employmentTypes.length === 2 && kind < 0.12) return ' in Voll- oder Teilzeit'
  if (shift === 'nights-only' && kind < 0.5) return ', Nachtdienst'
  if (kind > 0.94) return ' ab sofort'
  if (kind > 0.9 && contract === 'permanent') return ', unbefristet'
  return kind > 0.87 ? ` in ${facts.town}` : ''
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
