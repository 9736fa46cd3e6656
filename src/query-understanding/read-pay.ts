import { payMonthEur } from '../vocabulary/jobs/pay-month.ts'
import { refusedEnd as endOfRefusal, isBelow } from './limits.ts'
import type { Lead, Range } from './numbers.ts'
import type { QueryWord } from './query-words.ts'

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
const periods: Record<string, 'hour' | 'month' | 'year'> = Object.fromEntries([
  ...['stunde', 'std', 'h', 'hour', 'stundenlohn', 'hourly'].map(key => [key, 'hour']),
  ...['monat', 'monatlich', 'month', 'monthly', 'monatslohn', 'monatsgehalt', 'mtl'].map(key => [
    key,
    'month',
  ]),
  ...['jahr', 'jahrlich', 'year', 'yearly', 'jahresgehalt', 'p.a', 'pa', 'annum', 'annually'].map(key => [
    key,
    'year',
  ]),
])
const payWords = new Set(
  'brutto gross gehalt lohn salary verdienst netto net bruttogehalt einkommen verdienen'.split(' '),
)
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
  '+',
  'oder',
  'mehr',
  'or',
  'more',
  'p',
  'minimum',
  'mindestens',
  'aufwarts',
])

type Said = {
  amount: number
  currency: 'EUR' | 'CHF' | null
  period: 'hour' | 'month' | 'year' | null
  isPayWord: boolean
  isNet: boolean
  /** The index behind the last word that belongs to it. */
  end: number
}

/** Pay from this number on; a highest amount is no wish that can be searched for. */
export function payAt(
  words: readonly QueryWord[],
  first: number,
  lead: Lead,
  range: Range,
): { kind: 'pay'; salaryMin: number; length: number } | { kind: 'nothing'; length: number } | null {
  const said = wordsOfPay(words, first, range)
  const currency = said.currency ?? currencies[lead.currency ?? ''] ?? null
  const { amount } = said
  const refusedEnd = isBelow(words[first - lead.length]) ? endOfRefusal(words, said.end) : 0
  const isMeant =
    currency !== null ||
    lead.isPay ||
    said.isPayWord ||
    amount !== range.least ||
    ((lead.isFrom || refusedEnd > 0) && amount >= 1_000) ||
    (said.period !== null && amount >= 9)
  if (!isMeant || Number.isNaN(amount)) return null
  const length = lead.length + said.end - first
  // Ads state gross pay: nobody knows what is left of it.
  if (said.isNet || (lead.isMost && !lead.isFrom && refusedEnd === 0)) return { kind: 'nothing', length }
  const period = said.period ?? (amount >= 15_000 ? 'year' : amount >= 250 ? 'month' : 'hour')
  const { min } = payMonthEur({ min: amount, max: null, currency: currency ?? 'EUR', period })
  if (min === null || min < 300) return null
  return { kind: 'pay', salaryMin: min, length: Math.max(length, refusedEnd - first + lead.length) }
}

const isHour = (key: string) => periods[key] === 'hour' && key !== 'stundenlohn'

function wordsOfPay(words: readonly QueryWord[], first: number, range: Range): Said {
  const start = first + range.length
  const said: Said = {
    amount: range.least,
    currency: null,
    period: null,
    isPayWord: false,
    isNet: false,
    end: start,
  }
  let isPer = false
  for (let at = start; at < words.length; at++) {
    const key = words[at]?.key ?? ''
    const isYear = key === 'p' && words[at + 1]?.key === 'a'
    if (betweenPay.has(key) && !isYear) {
      isPer = true
      continue
    }
    if (thousands.has(key) && at === start) said.amount *= 1_000
    else if (Object.hasOwn(currencies, key)) said.currency = currencies[key] ?? null
    else if (isYear) said.period = 'year'
    // "24 h" is no pay, "24 die Stunde" is.
    else if (Object.hasOwn(periods, key) && (isPer || said.currency || !isHour(key)))
      said.period = periods[key] ?? null
    else if (payWords.has(key)) {
      said.isPayWord = true
      if (key === 'netto' || key === 'net') said.isNet = true
    } else break
    said.end = isYear ? at + 2 : at + 1
  }
  return said
}
