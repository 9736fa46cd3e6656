import { postedWithinDays } from '../vocabulary/jobs/job.values.ts'
import { isAbove, refusedEnd } from './limits.ts'
import { dateAt, isCount, type Lead, leadAt, mayBeginAmount, type Range, rangeAt } from './numbers.ts'
import type { QueryWord } from './query-words.ts'
import { clockAt } from './read-clock.ts'
import { payAt } from './read-pay.ts'
import { workloadAt } from './read-workload.ts'

/** What a number of a query says, with how many words it takes from where it was asked for. */
export type AmountReading = { length: number } & (
  | { kind: 'pay'; salaryMin: number }
  | { kind: 'workload'; employmentTypes: string[] }
  | { kind: 'experience'; experience: string[] }
  | { kind: 'age'; days: number }
  | { kind: 'distance'; radiusKm: number }
  | { kind: 'remote'; remote: string[] }
  | { kind: 'day' }
  | { kind: 'date' }
  | { kind: 'nothing' }
)

/**
 * Reads pay ("ab 4000", "mind. 60k im Jahr", "25 € die Stunde"), workload ("80 %", "50–80 Prozent", "30 Stunden"), years of
 * experience, the age of the ad ("letzte 3 Tage"), a distance ("20 km") or a date of entry ("ab 1.4.2027", "ab Januar") that begins at
 * this word; null where the number says none of them.
 */
export function amountAt(words: readonly QueryWord[], at: number, text: string): AmountReading | null {
  // "im Umkreis von 25"
  if (words[at]?.key === 'im' && ledToDistance.has(words[at + 1]?.key ?? '')) {
    const inner = amountAt(words, at + 1, text)
    return inner?.kind === 'distance' ? { ...inner, length: inner.length + 1 } : null
  }
  if (!mayBeginAmount(words[at])) return null
  const lead = leadAt(words, at)
  const first = at + lead.length
  const date = dateAt(words, first, lead)
  if (date > 0) return { kind: 'date', length: lead.length + date }
  if (!isCount(words[first])) return null
  const range = rangeAt(words, first, text)
  const reading =
    nothingAt(words, first, range) ??
    clockAt(words, first, range, lead, text) ??
    ageAt(words, first, range, lead.isAge) ??
    remoteAt(words, first, range) ??
    workloadRefusedAbove(words, first, range, lead) ??
    workloadAt(words, first, range, lead) ??
    experienceAt(words, first, range) ??
    (lead.isPay ? null : distanceAt(words, first, range, lead.isDistance))
  if (reading) return { ...reading, length: lead.length + reading.length }
  return words[first]?.isNumber ? payAt(words, first, lead, range) : null
}

/** "mehr als 25 Stunden schaffe ich nicht" */
function workloadRefusedAbove(
  words: readonly QueryWord[],
  first: number,
  range: Range,
  lead: Lead,
): AmountReading | null {
  if (lead.length === 0 || !isAbove(words[first - lead.length])) return null
  const most = workloadAt(words, first, range, { ...lead, isFrom: false, isMost: true })
  const end = most ? refusedEnd(words, first + most.length) : 0
  return most && end > 0 ? { ...most, length: end - first } : null
}

const unsearchable = new Set(
  'bezirk minuten min minutes mins autominuten gehminuten fahrminuten zugminuten fussminuten'.split(' '),
)

/** "Wien, 10. Bezirk" and "20 Minuten von Köln" are as near as the search can tell. */
function nothingAt(words: readonly QueryWord[], first: number, { length }: Range): AmountReading | null {
  return unsearchable.has(words[first + length]?.key ?? '') ? { kind: 'nothing', length: length + 1 } : null
}

const daysOf: Record<string, number> = Object.fromEntries([
  ...['stunde', 'stunden', 'hour', 'hours', 'h', 'std'].map(key => [key, 1 / 24]),
  ...['tag', 'tage', 'tagen', 'day', 'days'].map(key => [key, 1]),
  ...['woche', 'wochen', 'week', 'weeks'].map(key => [key, 7]),
  ...['monat', 'monate', 'monaten', 'month', 'months'].map(key => [key, 30]),
])

/** "letzte 3 Tage" and "nicht älter als 2 Wochen" become the next longer choice of the filter. */
function ageAt(
  words: readonly QueryWord[],
  first: number,
  { most, length }: Range,
  isAge: boolean,
): AmountReading | null {
  const unit = daysOf[words[first + length]?.key ?? '']
  if (!isAge || unit === undefined) return null
  const days = postedWithinDays.find(days => days >= most * unit) ?? 30
  return { kind: 'age', days, length: length + 1 }
}

const remoteWords = new Set(['remote', 'homeoffice', 'telearbeit'])

const partUnits = new Set(['tag', 'tage', 'tagen', 'day', 'days'])
const shareUnits = new Set(['%', 'prozent', 'percent'])
const beforeRemote = new Set('im in die der pro per a woche week wochentlich of'.split(' '))

const isHomeOffice = (words: readonly QueryWord[], at: number) =>
  words[at]?.key === 'home' && words[at + 1]?.key === 'office'

/** "100 % remote": nothing else will do; "zwei Tage Homeoffice" is a part. */
function remoteAt(words: readonly QueryWord[], first: number, { most, length }: Range): AmountReading | null {
  const unit = words[first + length]?.key ?? ''
  const isAll = most === 100 && shareUnits.has(unit)
  if (!isAll && !partUnits.has(unit)) return null
  let at = first + length + 1
  while (beforeRemote.has(words[at]?.key ?? '')) at++
  if (!remoteWords.has(words[at]?.key ?? '') && !isHomeOffice(words, at)) return null
  const end = at + (isHomeOffice(words, at) ? 2 : 1)
  return { kind: 'remote', remote: [isAll ? 'remote' : 'hybrid'], length: end - first }
}

const years = new Set(['jahr', 'jahre', 'jahren', 'year', 'years'])
const betweenYears = new Set(['in', 'der', 'als', 'of', 'im', 'mit'])
const experienceWords = new Set(['erfahrung', 'berufserfahrung', 'experience', 'praxiserfahrung'])

function experienceAt(
  words: readonly QueryWord[],
  first: number,
  { least, length }: Range,
): AmountReading | null {
  let at = first + length
  if (!years.has(words[at]?.key ?? '')) return null
  at++
  while (betweenYears.has(words[at]?.key ?? '')) at++
  if (!experienceWords.has(words[at]?.key ?? '')) return null
  const experience = least < 1 ? ['entry'] : ['mid', 'senior']
  return { kind: 'experience', experience, length: at + 1 - first }
}

const kilometres = new Set(['km', 'kilometer', 'kilometern', 'kilometre', 'kilometres', 'kilometers', 'kms'])

const ledToDistance = new Set(['umkreis', 'radius'])
/** More is a postal code or pay. */
const mostBare = 200

function distanceAt(
  words: readonly QueryWord[],
  first: number,
  { most, length }: Range,
  isLed: boolean,
): AmountReading | null {
  const hasUnit = kilometres.has(words[first + length]?.key ?? '')
  // "Köln Umkreis 20": without a unit, what follows is none of another thing.
  if (most < 1 || !(hasUnit || (isLed && most <= mostBare))) return null
  let at = first + length + (hasUnit ? 1 : 0)
  if (['umkreis', 'radius', 'entfernung', 'umgebung'].includes(words[at]?.key ?? '')) at++
  return { kind: 'distance', radiusKm: Math.min(200, Math.round(most)), length: at - first }
}
