import { payMonthEur } from '../vocabulary/jobs/pay-month.ts'
import type { QueryWord } from './query-words.ts'

/** What a number of a query says, with how many words it takes from where it was asked for. */
export type AmountReading = { length: number } & (
  | { kind: 'pay'; salaryMin: number }
  | { kind: 'workload'; employmentTypes: string[] }
  | { kind: 'distance'; radiusKm: number }
  | { kind: 'date' }
)

/**
 * Reads pay ("ab 4000", "mind. 60k im Jahr", "25 € die Stunde"), workload ("80 %", "50–80 Prozent", "30 Stunden"), a distance
 * ("20 km") or a date of entry ("ab 1.4.2027", "ab Januar") that begins at this word; null where the number says none of them.
 */
export function amountAt(words: readonly QueryWord[], at: number, text: string): AmountReading | null {
  const lead = leadAt(words, at)
  const first = at + lead.length
  const date = dateAt(words, first, lead)
  if (date > 0) return { kind: 'date', length: lead.length + date }
  const number = words[first]
  if (!number?.isNumber) return null
  const range = rangeAt(words, first, text)
  const unit = words[first + range.length]
  const reading = percent(unit, range) ?? hours(unit, range, words, first) ?? distance(unit, range, lead)
  if (reading) return { ...reading, length: lead.length + reading.length }
  return pay(words, first, lead, range)
}

type Lead = { length: number; isFrom: boolean; isPay: boolean; isEntry: boolean; isRadius: boolean }

const leads: Record<string, Partial<Lead>> = Object.fromEntries([
  ...['mind', 'mindestens', 'min', 'minimum', 'uber', 'mehr', 'least', 'above', 'over'].map(key => [
    key,
    { isFrom: true },
  ]),
  ...['ab', 'from', 'starting'].map(key => [key, { isFrom: true, isEntry: true }]),
  ...['zum', 'start', 'beginn', 'eintritt'].map(key => [key, { isEntry: true }]),
  ...[
    'gehalt',
    'lohn',
    'verdienst',
    'salary',
    'pay',
    'stundenlohn',
    'jahresgehalt',
    'monatsgehalt',
    'bruttogehalt',
    'verdienen',
    'earn',
  ].map(key => [key, { isPay: true }]),
  ...['umkreis', 'radius', '+', 'umkreissuche', 'within'].map(key => [key, { isRadius: true }]),
  ...['von', 'at', 'als', 'than', 'im', 'in', 'mit'].map(key => [key, {}]),
])

function leadAt(words: readonly QueryWord[], at: number): Lead {
  const lead: Lead = { length: 0, isFrom: false, isPay: false, isEntry: false, isRadius: false }
  for (let index = at; index < at + 4; index++) {
    const said = leads[words[index]?.key ?? '']
    if (!said) break
    // A lead has to begin with a word that says something: "in" alone is a preposition.
    if (index === at && Object.keys(said).length === 0) break
    Object.assign(lead, said)
    lead.length++
  }
  return lead
}

type Range = { least: number; most: number; length: number }

function rangeAt(words: readonly QueryWord[], first: number, text: string): Range {
  const [one, next, other] = [words[first], words[first + 1], words[first + 2]]
  const least = numberOf(one)
  const gap = one && next ? text.slice(one.to, next.from) : ''
  if (next?.isNumber && /^\s?[-–—/]\s?$/.test(gap)) return { least, most: numberOf(next), length: 2 }
  if (next?.key === 'bis' && other?.isNumber) return { least, most: numberOf(other), length: 3 }
  if (next?.key === '%' && other?.isNumber && /^\s?[-–—]\s?$/.test(text.slice(next.to, other.from)))
    return { least, most: numberOf(other), length: 3 }
  return { least, most: least, length: 1 }
}

function numberOf(word: QueryWord | undefined): number {
  const raw = word?.raw ?? ''
  // "4.000" and "4'000" are thousands, "19,50" and "19.5" are not.
  const plain = raw.replace(/[.,’'](?=\p{N}{3}(?!\p{N}))/gu, '').replace(',', '.')
  return Number.parseFloat(plain)
}

function percent(unit: QueryWord | undefined, { least, most, length }: Range): AmountReading | null {
  if (!unit || !['%', 'prozent', 'percent'].includes(unit.key) || most > 100 || least < 5) return null
  return { kind: 'workload', employmentTypes: typesOf(least, most, 100), length: length + 1 }
}

const hourWords = new Set(['stunden', 'std', 'h', 'wochenstunden', 'hours', 'stundenwoche', 'hour'])
const perWeek = new Set(['woche', 'wochentlich', 'week', 'pro', 'die', 'in', 'der', 'a', 'per', 'weekly'])

function hours(
  unit: QueryWord | undefined,
  { least, most, length }: Range,
  words: readonly QueryWord[],
  first: number,
): AmountReading | null {
  if (!unit || !hourWords.has(unit.key) || least < 2 || most > 48) return null
  let end = first + length + 1
  const start = end
  while (perWeek.has(words[end]?.key ?? '')) end++
  const isWeek = ['woche', 'wochentlich', 'week', 'weekly'].includes(words[end - 1]?.key ?? '')
  const taken = isWeek ? end - start : 0
  return { kind: 'workload', employmentTypes: typesOf(least, most, 37.5), length: length + 1 + taken }
}

/** A week of 35 hours is full time in some agreements; from nine tenths on both may be meant. */
function typesOf(least: number, most: number, full: number): string[] {
  if (least >= full * 0.95) return ['full-time']
  return most >= full * 0.95 ? ['part-time', 'full-time'] : ['part-time']
}

function distance(unit: QueryWord | undefined, { most, length }: Range, lead: Lead): AmountReading | null {
  const isUnit =
    unit !== undefined && ['km', 'kilometer', 'kilometern', 'kilometres', 'kilometers'].includes(unit.key)
  if (!isUnit || most < 1 || lead.isPay) return null
  return { kind: 'distance', radiusKm: Math.min(200, Math.round(most)), length: length + 1 }
}

const thousands = new Set(['k', 'tsd', 'tausend'])
const currencies: Record<string, 'EUR' | 'CHF'> = {
  '€': 'EUR',
  euro: 'EUR',
  eur: 'EUR',
  euros: 'EUR',
  chf: 'CHF',
  franken: 'CHF',
  fr: 'CHF',
}
const periods: Record<string, 'hour' | 'month' | 'year'> = {
  stunde: 'hour',
  std: 'hour',
  h: 'hour',
  hour: 'hour',
  stundenlohn: 'hour',
  monat: 'month',
  monatlich: 'month',
  month: 'month',
  monthly: 'month',
  jahr: 'year',
  jahrlich: 'year',
  year: 'year',
  yearly: 'year',
  jahresgehalt: 'year',
  'p.a': 'year',
  pa: 'year',
}
const betweenPay = new Set([
  'im',
  'pro',
  'die',
  'je',
  'der',
  'in',
  'per',
  'a',
  'an',
  'brutto',
  'gross',
  'gehalt',
  'lohn',
  'salary',
  'verdienst',
  '+',
])

function pay(words: readonly QueryWord[], first: number, lead: Lead, range: Range): AmountReading | null {
  let at = first + range.length
  let amount = range.least
  let currency: 'EUR' | 'CHF' | null = null
  let period: 'hour' | 'month' | 'year' | null = null
  let end = at
  let isPayWord = false
  for (; at < words.length; at++) {
    const key = words[at]?.key ?? ''
    if (thousands.has(key) && at === first + range.length) amount *= 1_000
    else if (Object.hasOwn(currencies, key)) currency = currencies[key] ?? null
    else if (Object.hasOwn(periods, key)) period = periods[key] ?? null
    else if (betweenPay.has(key)) {
      if (['gehalt', 'lohn', 'salary', 'verdienst', 'brutto', 'gross'].includes(key)) isPayWord = true
      continue
    } else break
    end = at + 1
  }
  if (isPayWord) end = Math.max(end, lastPayWord(words, first, at))
  const isThousands = amount !== range.least
  const isMeant =
    currency !== null ||
    lead.isPay ||
    isPayWord ||
    isThousands ||
    (lead.isFrom && amount >= 1_000) ||
    (period !== null && amount >= 9)
  if (!isMeant || Number.isNaN(amount)) return null
  const spoken = period ?? (amount >= 15_000 ? 'year' : amount >= 250 ? 'month' : 'hour')
  const { min } = payMonthEur({ min: amount, max: null, currency: currency ?? 'EUR', period: spoken })
  return min === null || min < 300 ? null : { kind: 'pay', salaryMin: min, length: lead.length + end - first }
}

function lastPayWord(words: readonly QueryWord[], first: number, limit: number): number {
  for (let at = limit - 1; at > first; at--)
    if (['gehalt', 'lohn', 'salary', 'verdienst', 'brutto', 'gross'].includes(words[at]?.key ?? ''))
      return at + 1
  return first + 1
}

const months = new Set(
  'januar februar marz april mai juni juli august september oktober november dezember january february march may june july october december jan feb nachstem nachsten'.split(
    ' ',
  ),
)

/** "ab Januar 2027", "zum 1.4.", "ab 01.04.2027": how many words the date takes, 0 for none. */
function dateAt(words: readonly QueryWord[], at: number, lead: Lead): number {
  if (!lead.isEntry) return 0
  const word = words[at]
  if (!word) return 0
  if (months.has(word.key)) return /^20\d\d$/.test(words[at + 1]?.raw ?? '') ? 2 : 1
  if (/^\d{1,2}\.\d{1,2}(?:\.\d{2,4})?$/.test(word.raw)) return 1
  if (/^\d{1,2}$/.test(word.raw) && months.has(words[at + 1]?.key ?? ''))
    return /^20\d\d$/.test(words[at + 2]?.raw ?? '') ? 3 : 2
  return /^20[2-4]\d$/.test(word.raw) ? 1 : 0
}
