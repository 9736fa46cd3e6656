import type { DemoCountry } from './demo-data.ts'
import type { DemoTerms } from './demo-terms.ts'
import type { Random } from './random.ts'

export type Contact = { name: string; phone: string | null; email: string }

const shiftsDe: Record<string, string> = {
  day: 'Sie arbeiten im Tagdienst.',
  'two-shift': 'Gearbeitet wird im Zweischichtsystem, früh und spät.',
  'three-shift': 'Gearbeitet wird im Dreischichtsystem.',
  'nights-only': 'Die Stelle ist eine reine Nachtdienststelle, also ausschließlich Dauernachtdienst.',
  'no-nights': 'Die Stelle kommt ohne Nachtdienst aus.',
  weekends: 'Wochenenddienste werden im Team gerecht verteilt.',
  'no-weekends': 'Es gibt keine Wochenenddienste, Sie arbeiten von Montag bis Freitag.',
  'on-call': 'Zur Stelle gehört Rufbereitschaft oder Bereitschaftsdienst.',
}
const shiftsEn: Record<string, string> = {
  day: 'You will work day shifts.',
  'two-shift': 'Work is organised in two shifts, early and late.',
  'three-shift': 'Work is organised in three shifts.',
  'nights-only': 'This position covers night shifts only.',
  'no-nights': 'There are no night shifts.',
  weekends: 'Weekend duties are shared fairly in the team.',
  'no-weekends': 'There is no weekend duty, you will work from Monday to Friday.',
  'on-call': 'The position includes on-call duty.',
}

/** Hours, contract, duty model and place of work in sentences. */
export function termSentences(
  terms: DemoTerms,
  language: 'de' | 'en',
  country: DemoCountry,
  random: Random,
): string[] {
  if (language === 'en') return englishTerms(terms)
  return [
    hoursSentence(terms, country, random),
    contractSentence(terms, random),
    terms.shift ? (shiftsDe[terms.shift] ?? '') : '',
    remoteSentence(terms),
  ].filter(Boolean)
}

function hoursSentence(
  { employmentTypes, workloadPercent, hoursWeek }: DemoTerms,
  country: DemoCountry,
  random: Random,
): string {
  if (workloadPercent && country === 'CH') {
    const { min, max } = workloadPercent
    return min === max ? `Das Pensum beträgt ${max} %.` : `Das Pensum beträgt ${min}–${max} %.`
  }
  if (employmentTypes[0] === 'internship') return 'Der Einsatz dauert ein Tertial.'
  if (employmentTypes[0] === 'freelance') return 'Die Tätigkeit erfolgt auf Honorarbasis.'
  const hours = hoursWeek ? ` mit ${hoursWeek.toString().replace('.', ',')} Stunden pro Woche` : ''
  if (employmentTypes.includes('full-time') && employmentTypes.includes('part-time')) {
    return random.pick([
      'Die Stelle ist in Vollzeit oder Teilzeit zu besetzen.',
      'Vollzeit und Teilzeit sind gleichermaßen möglich.',
    ])
  }
  if (employmentTypes.includes('temporary'))
    return 'Die Anstellung erfolgt in Vollzeit und ist als Vertretung gedacht.'
  return employmentTypes[0] === 'part-time'
    ? `Es handelt sich um eine Teilzeitstelle${hours}.`
    : `Es handelt sich um eine Vollzeitstelle${hours}.`
}

function contractSentence({ contract }: DemoTerms, random: Random): string {
  if (contract === 'permanent')
    return random.pick(['Der Vertrag ist unbefristet.', 'Sie erhalten einen unbefristeten Vertrag.'])
  return random.pick([
    'Die Stelle ist zunächst befristet, eine Verlängerung ist vorgesehen.',
    'Der Vertrag ist befristet.',
  ])
}

function remoteSentence({ remote }: DemoTerms): string {
  if (remote === 'remote') return 'Die Arbeit ist vollständig im Homeoffice möglich.'
  return remote === 'hybrid' ? 'Ein Teil der Arbeit ist im Homeoffice möglich.' : ''
}

function englishTerms(terms: DemoTerms): string[] {
  const { employmentTypes, workloadPercent, contract, shift } = terms
  const both = employmentTypes.length === 2
  const hours = workloadPercent
    ? `The workload is ${workloadPercent.min}–${workloadPercent.max} %.`
    : both
      ? 'The position is available full-time or part-time.'
      : `This is a ${employmentTypes[0] === 'part-time' ? 'part-time' : 'full-time'} position.`
  return [
    hours,
    `The contract is ${contract === 'permanent' ? 'permanent' : 'fixed-term'}.`,
    shift ? (shiftsEn[shift] ?? '') : '',
  ].filter(Boolean)
}

/** Whom to ask, by name. */
export function contactSentence(
  contact: Contact,
  town: string,
  language: 'de' | 'en',
  country: DemoCountry,
  random: Random,
): string {
  if (language === 'en') {
    return `If you have questions, please contact ${contact.name} at ${contact.email}. A cover letter is not necessary. We look forward to your application for ${town}.`
  }
  return `${germanContact(contact, random)} ${random.pick(country === 'DE' ? [...closings, germanClosing] : closings)}`
}

const closings = [
  'Wir freuen uns über Bewerbungen von Menschen jeden Alters und jeder Herkunft, mit und ohne Behinderung.',
  'Im Vordergrund stehen Eignung und Haltung; Lücken im Lebenslauf erklären Sie uns im Gespräch.',
  'Ein Anschreiben ist nicht nötig; Zeugnisse können Sie nachreichen.',
  'Vor dem Vertrag lernen Sie das Team kennen und das Team Sie.',
]

/** What German law and habit add. */
const germanClosing =
  'Bewerbungen von Menschen mit Schwerbehinderung berücksichtigen wir bei gleicher Eignung bevorzugt.'

function germanContact(contact: Contact, random: Random): string {
  const phone = contact.phone ? ` oder telefonisch unter ${contact.phone}` : ''
  return random.pick([
    `Fragen beantwortet Ihnen gern ${contact.name} per E-Mail an ${contact.email}${phone}. Ein Tag zum Kennenlernen ist jederzeit möglich.`,
    `Ihre Ansprechperson ist ${contact.name}, ${contact.email}${phone}. Wir melden uns innerhalb von fünf Werktagen.`,
    `Sie möchten erst einmal nachfragen? ${contact.name} ist für Sie da: ${contact.email}${phone}. Für die Bewerbung genügt ein Lebenslauf.`,
    `Bitte bewerben Sie sich bei ${contact.name} unter ${contact.email}${phone}. Hospitationen vereinbaren wir kurzfristig.`,
  ])
}
