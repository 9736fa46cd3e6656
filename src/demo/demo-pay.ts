import type { DemoProfession } from './demo-data.ts'
import { isTraining } from './demo-duty.ts'
import type { DemoEmployer } from './demo-employer.ts'
import { payClasses } from './demo-pay-classes.ts'
import { austrianTariff, germanTariff, trainingTariff } from './demo-tariff.ts'
import type { DemoTerms } from './demo-terms.ts'
import type { Random } from './random.ts'

export type DemoPay = {
  /** As worded in the text. */
  text: string
  min: number | null
  max: number | null
  currency: 'EUR' | 'CHF'
  period: 'hour' | 'month' | 'year' | null
}

type PayFacts = {
  profession: DemoProfession
  employer: DemoEmployer
  terms: DemoTerms
  /** Vocabulary id. */
  specialty: string | null
}

/**
 * Pay as stated in the text, or null when it states none. Austrian law requires a minimum, so nearly every job there has one; German
 * employers often name only the collective agreement; Swiss ones state pay least often.
 */
export function demoPay(facts: PayFacts, random: Random): DemoPay | null {
  const { profession, employer, terms } = facts
  const pay = payClasses[profession.payClass]
  if (!pay) throw new Error(`data/demo/professions.txt: unknown pay class ${profession.payClass}`)
  if (isTraining(profession)) return trainingPay(profession, employer)
  if (terms.employmentTypes.includes('freelance')) return hourly(random.whole(88, 125), employer)
  const isSpoken = random.chance(employer.country === 'AT' ? 0.96 : employer.country === 'CH' ? 0.38 : 0.66)
  if (!isSpoken) return null
  if (terms.employmentTypes.includes('temporary')) return hourly(random.whole(30, 36) / 2, employer)
  if (employer.country === 'AT') return austrianPay(pay.AT, employer, terms, random)
  if (employer.country === 'CH') return swissPay(pay.CH, random)
  const tariff = germanTariff(profession, pay, employer)
  if (tariff && random.chance(0.78)) return tariffPay(statedBeside(pay.DE, employer), tariff, random)
  return germanPay(pay.DE, terms, random)
}

/** Pay by year of training: the collective agreement's where there is one, else the practices' own. */
function trainingPay(profession: DemoProfession, employer: DemoEmployer): DemoPay {
  if (employer.country === 'AT') return euro('Ausbildungsbeitrag € 630,– im Monat', 630, null, 'month')
  const [first, second, third] = trainingSteps(profession, employer)
  if (employer.country === 'CH') {
    const text = `CHF ${swiss(first)} im ersten, CHF ${swiss(second)} im zweiten und CHF ${swiss(third)} im dritten Ausbildungsjahr, im Monat`
    return { text, min: first, max: third, currency: 'CHF', period: 'month' }
  }
  const agreement = profession.payClass === 'trainee-nurse' ? trainingTariff(employer) : null
  const years = `${german(first)} € im ersten, ${german(second)} € im zweiten und ${german(third)} € im dritten Ausbildungsjahr`
  const text = agreement ? `${agreement}: ${years} im Monat` : `${years}, brutto im Monat`
  return euro(text, first, third, 'month')
}

function trainingSteps({ id, payClass }: DemoProfession, employer: DemoEmployer): [number, number, number] {
  if (employer.country === 'CH') return [1100, 1300, 1500]
  if (payClass === 'trainee-nurse')
    return employer.ownership === 'private' ? [1400, 1460, 1550] : [1491, 1552, 1653]
  const more = (employer.position % 3) * 20
  return id === 'azubi_zfa'
    ? [1000 + more, 1100 + more, 1200 + more]
    : [1050 + more, 1150 + more, 1250 + more]
}

/** Some state amounts of years ago beside their agreement, so that there are feeds with hints about them; the first hospital is one that people sign in for. */
function statedBeside([low, high]: [number, number], { position }: DemoEmployer): [number, number] {
  const share = position % 29 === 0 ? 0.82 : 1
  return [Math.round((low * share) / 10) * 10, Math.round((high * share) / 10) * 10]
}

function tariffPay([low, high]: [number, number], tariff: string, random: Random): DemoPay {
  if (random.chance(0.6)) return { text: tariff, min: null, max: null, currency: 'EUR', period: null }
  const text = `${tariff}, ${german(low)} bis ${german(high)} Euro brutto im Monat`
  return { text, min: low, max: high, currency: 'EUR', period: 'month' }
}

function germanPay([low, high]: [number, number], terms: DemoTerms, random: Random): DemoPay {
  const min = low + random.whole(0, 4) * 50
  const max = Math.max(min + 200, high - random.whole(0, 4) * 50)
  const full = fullTimeNote(terms)
  const kind = random.next()
  if (kind < 0.4) return euro(`${german(min)} – ${german(max)} € brutto im Monat${full}`, min, max, 'month')
  if (kind < 0.6) return euro(`ab ${german(min)} Euro brutto pro Monat${full}`, min, null, 'month')
  if (kind < 0.75 && low > 4500)
    return euro(`${german(min * 12)} – ${german(max * 12)} € pro Jahr${full}`, min * 12, max * 12, 'year')
  if (kind < 0.9 || low > 3200)
    return euro(`${german(min)} bis ${german(max)} Euro brutto im Monat${full}`, min, max, 'month')
  const hour = Math.round((min / 167) * 10) / 10
  return euro(`${hour.toFixed(2).replace('.', ',')} € pro Stunde`, hour, null, 'hour')
}

/** A full-time figure needs a note when the job is part-time. */
function fullTimeNote({ employmentTypes }: DemoTerms): string {
  return employmentTypes.includes('full-time') ? '' : ', bei Vollzeit'
}

function hourly(amount: number, { country }: DemoEmployer): DemoPay {
  const text = `${amount.toFixed(2).replace('.', ',')} ${country === 'CH' ? 'CHF' : '€'} pro Stunde`
  return { text, min: amount, max: null, currency: country === 'CH' ? 'CHF' : 'EUR', period: 'hour' }
}

function austrianPay(
  [low, high]: [number, number],
  employer: DemoEmployer,
  terms: DemoTerms,
  random: Random,
): DemoPay {
  const min = low + random.whole(0, 6) * 25
  const agreement = austrianTariff(employer)
  const kind = random.next()
  if (kind < 0.4) {
    const text = `Mindestgehalt € ${german(min)},– brutto pro Monat (Vollzeit), Überzahlung je nach Qualifikation möglich`
    return euro(text, min, null, 'month')
  }
  if (kind < 0.8)
    return euro(
      `ab € ${german(min)},– brutto monatlich auf Vollzeitbasis laut ${agreement}`,
      min,
      null,
      'month',
    )
  const full = fullTimeNote(terms)
  return euro(`€ ${german(min)},– bis € ${german(high)},– brutto pro Monat${full}`, min, high, 'month')
}

function swissPay([low, high]: [number, number], random: Random): DemoPay {
  const min = low + random.whole(0, 4) * 500
  if (random.chance(0.7) || low < 40_000) {
    return {
      text: `CHF ${swiss(min)} – ${swiss(high)} pro Jahr`,
      min,
      max: high,
      currency: 'CHF',
      period: 'year',
    }
  }
  const month = Math.round(min / 13 / 50) * 50
  return { text: `CHF ${swiss(month)} × 13`, min: month, max: null, currency: 'CHF', period: 'month' }
}

/** The same pay in English; names of collective agreements stay German. */
export function payInEnglish(pay: DemoPay | null): DemoPay | null {
  if (!pay?.min || !pay.period) return pay
  const english = (amount: number) => amount.toLocaleString('en-GB')
  const amounts = pay.max ? `${english(pay.min)} – ${english(pay.max)}` : `from ${english(pay.min)}`
  return { ...pay, text: `${pay.currency} ${amounts} gross per ${pay.period}` }
}

function euro(text: string, min: number, max: number | null, period: DemoPay['period']): DemoPay {
  return { text, min, max, currency: 'EUR', period }
}

const german = (amount: number) => amount.toString().replace(/\B(?=(\d{3})+$)/g, '.')
const swiss = (amount: number) => amount.toString().replace(/\B(?=(\d{3})+$)/g, '’')
