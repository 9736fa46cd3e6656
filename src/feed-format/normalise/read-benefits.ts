import { cleanLine } from '../../texts/clean-text.ts'
import { LinePatterns } from './line-patterns.ts'

/** Benefits under one short name in the language of the job, by the wordings that employers use for them. */
const benefitWords: [de: string, en: string, words: RegExp][] = [
  [
    'Betriebliche Altersvorsorge',
    'Company pension',
    /altersvorsorge|altersversorgung|\bvbl\b|\bzvk\b|pension(?:s|skasse| plan)/i,
  ],
  [
    'Kinderbetreuung',
    'Childcare',
    /kinderbetreuung|betriebskita|\bkita\b|ferienprogramm|childcare|kindergarten/i,
  ],
  [
    'Fort- und Weiterbildung',
    'Further training',
    /fort-? und weiterbild|fortbildung|weiterbildungs(?:möglich|budget|angebot)|akademie|training budget/i,
  ],
  ['Fahrradleasing', 'Bicycle leasing', /job-?rad|bike-?leasing|dienstrad|fahrradleasing|businessbike/i],
  [
    'Zuschuss zum Nahverkehr',
    'Public transport allowance',
    /job-?ticket|deutschland-?ticket|öpnv|klimaticket|halbtax/i,
  ],
  [
    'Hilfe bei der Wohnungssuche',
    'Help with housing',
    /wohnheim|mitarbeiterwohnung|personalwohnung|wohnungssuche|housing|apartment/i,
  ],
  ['Hilfe beim Umzug', 'Relocation support', /umzug|relocation/i],
  [
    'Gesundheits- und Sportangebote',
    'Health and sports offers',
    /wellpass|hansefit|urban sports|fitness|betriebliche gesundheit|gesundheitstag|gesundheitsförderung/i,
  ],
  [
    'Vergünstigtes Essen',
    'Subsidised meals',
    /cafeteria|kantine|essenszuschuss|verpflegung|meal|personalrestaurant/i,
  ],
  [
    'Mindestens 30 Tage Urlaub',
    'At least 30 days of leave',
    /\b(?:3[0-9])\s*(?:urlaubstage|tage (?:jahres)?urlaub|tage erholungsurlaub|days)/i,
  ],
  [
    'Jahressonderzahlung',
    'Annual bonus',
    /jahressonderzahlung|weihnachtsgeld|13\. (?:monats)?gehalt|urlaubsgeld|13\. monatslohn/i,
  ],
  ['Willkommensprämie', 'Sign-on bonus', /willkommensprämie|startprämie|antrittsprämie|sign-?on/i],
  [
    'Flexible Arbeitszeiten',
    'Flexible hours',
    /flexible arbeitszeit|gleitzeit|wunschdienstplan|flexible working|arbeitszeitkonto|flexible dienst/i,
  ],
  [
    'Mitarbeitervorteile',
    'Employee discounts',
    /mitarbeiterrabatt|corporate benefits|vergünstigung|mitarbeitervorteil/i,
  ],
  ['Parkplatz', 'Parking', /parkplatz|parkplätze|parking/i],
  ['Firmenwagen', 'Company car', /firmenwagen|dienstwagen|company car/i],
]
const patterns = new LinePatterns(benefitWords.map(([, , words]) => words))

/** The feed's own list of benefits where it has one, else the benefits named in the text, in a fixed order. */
export function readBenefits(fields: string[], text: string, language: 'de' | 'en'): string[] {
  const stated = fields
    .map(field => cleanLine(field))
    .filter(field => field.length >= 3 && field.length <= 100)
  if (stated.length > 1) return [...new Set(stated)].slice(0, 20)
  const named = patterns.within(fields.join(' ; '), text)
  return benefitWords.filter((_, index) => named[index]).map(([de, en]) => (language === 'de' ? de : en))
}

/** A benefit in the reader's language where it is a known one; otherwise in the job's own words. */
export function benefitIn(locale: 'de' | 'en', benefit: string): string {
  const known = benefitWords.find(([de, en]) => de === benefit || en === benefit)
  return known ? known[locale === 'de' ? 0 : 1] : benefit
}
