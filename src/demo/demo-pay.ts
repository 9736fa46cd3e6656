import type { DemoProfession } from './demo-data.ts'
import type { DemoEmployer } from './demo-employers.ts'
import type { Random } from './random.ts'

export type DemoPay = {
  /** As the ad words it. */
  text: string
  min: number | null
  max: number | null
  currency: 'EUR' | 'CHF'
  period: 'hour' | 'month' | 'year' | null
}

type PayClass = {
  /** Gross a month in EUR (DE, AT) and a year in CHF, lowest and highest. */
  DE: [number, number]
  AT: [number, number]
  CH: [number, number]
  /** Grades in the tariffs of public, academic and non-profit employers. */
  municipal: string
  academic: string
  charity: string
}

const classes: Record<string, PayClass> = {
  helper: row([2600, 3250], [2350, 2750], [56, 68], 'TVöD-P, EG P 5', 'TV-L, EG KR 5', 'AVR, EG P 5'),
  nurse: row([3400, 4250], [3050, 3850], [74, 92], 'TVöD-P, EG P 8', 'TV-L, EG KR 8', 'AVR, EG P 8'),
  'nurse-plus': row([3700, 4650], [3350, 4300], [82, 101], 'TVöD-P, EG P 9', 'TV-L, EG KR 9', 'AVR, EG P 9'),
  'nurse-lead': row(
    [4300, 5500],
    [4100, 5200],
    [96, 120],
    'TVöD-P, EG P 12',
    'TV-L, EG KR 12',
    'AVR, EG P 12',
  ),
  director: row([7200, 9800], [6900, 8900], [150, 195], 'außertariflich', 'außertariflich', 'außertariflich'),
  mfa: row([2650, 3350], [2200, 2650], [58, 71], 'TVöD-VKA, EG 5', 'TV-L, EG 5', 'AVR, VG 6b'),
  'mfa-plus': row([3000, 3800], [2500, 3000], [68, 82], 'TVöD-VKA, EG 7', 'TV-L, EG 7', 'AVR, VG 5c'),
  zfa: row([2550, 3250], [2050, 2500], [56, 69], 'TVöD-VKA, EG 5', 'TV-L, EG 5', 'AVR, VG 6b'),
  'zfa-plus': row([3000, 3800], [2400, 2900], [66, 80], 'TVöD-VKA, EG 8', 'TV-L, EG 8', 'AVR, VG 5c'),
  dh: row([3600, 4700], [2900, 3600], [86, 106], 'TVöD-VKA, EG 9a', 'TV-L, EG 9a', 'AVR, VG 5b'),
  therapist: row([3150, 3950], [2950, 3550], [72, 89], 'TVöD-VKA, EG 9a', 'TV-L, EG 9a', 'AVR, VG 5b'),
  'therapist-lead': row(
    [3800, 4700],
    [3500, 4300],
    [88, 108],
    'TVöD-VKA, EG 10',
    'TV-L, EG 10',
    'AVR, VG 4b',
  ),
  tech: row([3350, 4350], [3000, 3700], [76, 95], 'TVöD-VKA, EG 9a', 'TV-L, EG 9a', 'AVR, VG 5b'),
  engineer: row([4100, 5400], [3600, 4600], [92, 118], 'TVöD-VKA, EG 12', 'TV-L, EG 12', 'AVR, VG 3'),
  pharmacist: row([4400, 5700], [4100, 5000], [102, 125], 'TVöD-VKA, EG 14', 'TV-L, EG 14', 'AVR, VG 1b'),
  psych: row([4700, 6200], [3900, 4800], [98, 122], 'TVöD-VKA, EG 14', 'TV-L, EG 14', 'AVR, VG 1b'),
  'psych-light': row([3700, 4800], [3200, 3900], [84, 104], 'TVöD-SuE, S 12', 'TV-L, EG 10', 'AVR, S 12'),
  resident: row(
    [5300, 6800],
    [4600, 5700],
    [94, 116],
    'TV-Ärzte/VKA, EG I',
    'TV-Ärzte (TdL), Ä 1',
    'AVR, Anlage 30, EG I',
  ),
  specialist: row(
    [7000, 9100],
    [6600, 9000],
    [135, 180],
    'TV-Ärzte/VKA, EG II',
    'TV-Ärzte (TdL), Ä 2',
    'AVR, Anlage 30, EG II',
  ),
  'senior-doctor': row(
    [8800, 10400],
    [8500, 11500],
    [178, 235],
    'TV-Ärzte/VKA, EG III',
    'TV-Ärzte (TdL), Ä 3',
    'AVR, Anlage 30, EG III',
  ),
  chief: row([13000, 19000], [12500, 17000], [250, 330], 'außertariflich', 'W-Besoldung', 'außertariflich'),
  dentist: row([4200, 8500], [4500, 8000], [110, 170], 'TVöD-VKA, EG 14', 'TV-L, EG 14', 'AVR, VG 1b'),
  research: row([4100, 5300], [3700, 4700], [88, 112], 'TVöD-VKA, EG 13', 'TV-L, EG 13', 'AVR, VG 2'),
  'research-plus': row(
    [4900, 6600],
    [4400, 5600],
    [105, 135],
    'TVöD-VKA, EG 14',
    'TV-L, EG 14',
    'AVR, VG 1b',
  ),
  office: row([2950, 3750], [2600, 3200], [64, 80], 'TVöD-VKA, EG 6', 'TV-L, EG 6', 'AVR, VG 6b'),
  'admin-plus': row([3900, 5300], [3500, 4500], [86, 112], 'TVöD-VKA, EG 11', 'TV-L, EG 11', 'AVR, VG 4a'),
  'admin-lead': row([5200, 7000], [4800, 6300], [120, 155], 'TVöD-VKA, EG 14', 'TV-L, EG 14', 'AVR, VG 1b'),
  trainee: row([1000, 1200], [900, 1200], [10, 16], 'TVAöD-BBiG', 'TVA-L BBiG', 'AVR-Ausbildungsvergütung'),
  'trainee-nurse': row([1340, 1503], [650, 1200], [14, 20], 'TVAöD-Pflege', 'TVA-L Pflege', 'AVR, Anlage 7'),
  student: row(
    [600, 950],
    [600, 950],
    [12, 18],
    'nach den Richtlinien für das Praktische Jahr',
    'TV-L, Stundensatz für Hilfskräfte',
    'nach Hausregelung',
  ),
}

function row(
  de: [number, number],
  at: [number, number],
  chThousand: [number, number],
  municipal: string,
  academic: string,
  charity: string,
): PayClass {
  return { DE: de, AT: at, CH: [chThousand[0] * 1000, chThousand[1] * 1000], municipal, academic, charity }
}

/**
 * What the ad says about pay, or null when it is silent. Austria's law asks for a minimum, so nearly every ad there names
 * one; German employers often name a tariff only; Swiss ones are the most silent.
 */
export function demoPay(profession: DemoProfession, employer: DemoEmployer, random: Random): DemoPay | null {
  const pay = classes[profession.payClass]
  if (!pay) throw new Error(`data/demo/professions.txt: unknown pay class ${profession.payClass}`)
  const isSpoken = random.chance(employer.country === 'AT' ? 0.96 : employer.country === 'CH' ? 0.38 : 0.66)
  if (!isSpoken) return null
  if (employer.country === 'AT') return austrianPay(pay.AT, random)
  if (employer.country === 'CH') return swissPay(pay.CH, random)
  const tariff = tariffOf(pay, employer)
  if (tariff && random.chance(0.72)) return tariffPay(pay.DE, tariff, random)
  return germanPay(pay.DE, random)
}

function tariffOf(pay: PayClass, employer: DemoEmployer): string | null {
  if (employer.ownership === 'academic') return pay.academic
  if (employer.ownership === 'public') return pay.municipal
  return employer.ownership === 'non-profit' ? pay.charity : null
}

function tariffPay([low, high]: [number, number], tariff: string, random: Random): DemoPay {
  if (random.chance(0.6)) return { text: tariff, min: null, max: null, currency: 'EUR', period: null }
  const text = `${tariff}, ${german(low)} bis ${german(high)} Euro brutto im Monat`
  return { text, min: low, max: high, currency: 'EUR', period: 'month' }
}

function germanPay([low, high]: [number, number], random: Random): DemoPay {
  const min = low + random.whole(0, 4) * 50
  const max = Math.max(min + 200, high - random.whole(0, 4) * 50)
  const kind = random.next()
  if (kind < 0.4) return euro(`${german(min)} – ${german(max)} € brutto im Monat`, min, max, 'month')
  if (kind < 0.6) return euro(`ab ${german(min)} Euro brutto pro Monat`, min, null, 'month')
  if (kind < 0.75)
    return euro(`${german(min * 12)} – ${german(max * 12)} € pro Jahr`, min * 12, max * 12, 'year')
  if (kind < 0.9 || low > 4500)
    return euro(`${german(min)} bis ${german(max)} EUR / Monat`, min, max, 'month')
  const hour = Math.round((min / 167) * 10) / 10
  return euro(`${hour.toFixed(2).replace('.', ',')} € pro Stunde`, hour, null, 'hour')
}

function austrianPay([low, high]: [number, number], random: Random): DemoPay {
  const min = low + random.whole(0, 6) * 25
  const kind = random.next()
  if (kind < 0.45) {
    const text = `Mindestgehalt € ${german(min)},– brutto pro Monat (Vollzeit), Überzahlung je nach Qualifikation möglich`
    return euro(text, min, null, 'month')
  }
  if (kind < 0.75)
    return euro(
      `ab € ${german(min)},– brutto monatlich auf Vollzeitbasis laut Kollektivvertrag`,
      min,
      null,
      'month',
    )
  return euro(`€ ${german(min)},– bis € ${german(high)},– brutto pro Monat`, min, high, 'month')
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

/** The same pay in English words; the name of a tariff stays. */
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
