import type { DemoCountry } from './demo-data.ts'
import type { DemoEmployer } from './demo-employers.ts'
import type { Random } from './random.ts'

const common = [
  'Strukturierte Einarbeitung mit einer festen Ansprechperson',
  'Fort- und Weiterbildung mit Freistellung und Kostenübernahme',
  'Dienstplanung mindestens sechs Wochen im Voraus',
  'Offene Türen bei Vorgesetzten und regelmäßige Teamgespräche',
  'Vergünstigtes Essen in der eigenen Küche',
  'Supervision und kollegiale Beratung',
  'Betriebliches Gesundheitsmanagement mit Kursen in der Arbeitszeit',
  'Ein Arbeitsumfeld, in dem Fragen erwünscht sind',
]
const small = [
  'Feste Arbeitszeiten und freie Wochenenden',
  'Moderne Räume mit guter Ausstattung',
  'Kurze Entscheidungswege in einem überschaubaren Team',
  'Fortbildungen nach Ihren Interessen, Kosten und Zeit übernehmen wir',
  'Einen freien Nachmittag in der Woche',
  'Gründliche Einarbeitung ohne Zeitdruck',
]
const byCountry: Record<DemoCountry, string[]> = {
  DE: [
    '30 Tage Urlaub und freie Tage am 24. und 31. Dezember',
    'Zuschuss zum Deutschlandticket',
    'Leasing eines Dienstrads, auch für den privaten Gebrauch',
    'Betriebliche Altersversorgung mit Arbeitgeberzuschuss',
    'Jahressonderzahlung und vermögenswirksame Leistungen',
    'Kinderbetreuung in der betriebsnahen Kita',
    'Zuschläge für Nacht-, Sonn- und Feiertagsarbeit',
    'Ausfallprämie beim Einspringen aus dem Frei',
    'Unterstützung bei der Wohnungssuche',
    'Zugang zu einem Firmenfitnessprogramm',
  ],
  AT: [
    'Fünf Wochen Urlaub, ab dem 43. Lebensjahr sechs',
    '14 Monatsgehälter',
    'Betriebliche Vorsorge und Pensionskasse',
    'Zulagen für Nacht- und Wochenenddienste',
    'Zuschuss zum Klimaticket',
    'Personalwohnung für den Anfang',
    'Betriebskindergarten mit langen Öffnungszeiten',
    'Anrechnung von Vordienstzeiten',
  ],
  CH: [
    'Fünf bis sechs Wochen Ferien, je nach Alter',
    '13. Monatslohn und Lohngleichheit',
    'Pensionskasse mit wählbaren Sparbeiträgen',
    'Beitrag an die externe Kinderbetreuung',
    'Vergünstigung für das Halbtax oder Generalabonnement',
    'Umkleidezeit gilt als Arbeitszeit',
    'Personalzimmer für die Anfangszeit',
    'Gute Erreichbarkeit mit dem öffentlichen Verkehr',
  ],
}
const english = [
  'A thorough induction with a fixed contact person',
  'Continuing education with paid leave and covered costs',
  'Rotas published at least six weeks in advance',
  'Support with recognition, housing and language courses',
  'Company pension scheme',
  'Thirty days of annual leave',
  'Discounted meals and public transport',
  'Regular team meetings and open discussion of errors',
]

/** What the employer offers: four to six lines that fit its country and size. */
export function demoOffer(employer: DemoEmployer, language: 'de' | 'en', random: Random): string[] {
  const count = random.whole(5, 7)
  if (language === 'en') return random.sample(english, count)
  const base = employer.size === '1-50' ? small : common
  return random.sample([...random.sample(base, 4), ...random.sample(byCountry[employer.country], 4)], count)
}

/** Everything an employer of this country names among its benefits. */
export function employerBenefits(employer: DemoEmployer, random: Random): string[] {
  return random.sample([...byCountry[employer.country], ...(employer.size === '1-50' ? small : common)], 6)
}
