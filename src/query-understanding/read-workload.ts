import type { Lead, Range } from './numbers.ts'
import type { QueryWord } from './query-words.ts'

type Workload = { kind: 'workload'; employmentTypes: string[]; length: number }

/** "80 %", "30 Stunden", "3 Tage die Woche", "0,5 VZÄ", "520-Euro-Job". */
export function workloadAt(
  words: readonly QueryWord[],
  first: number,
  range: Range,
  lead: Lead,
): Workload | null {
  const at = first + range.length
  const unit = words[at]?.key ?? ''
  if (lead.isPay || lead.isAge) return null
  if (percents.has(unit)) return percent(range, lead, words, at)
  if (hourWords.has(unit)) return hours(words, at, range, lead)
  if (dayWords.has(unit)) return days(words, at, range)
  if (isShareOfPost(range) && !unitsOfOthers.has(unit))
    return { ...shareOfPost(range, lead), length: range.length }
  if (isFraction(range) && fullTimeUnits.has(unit)) return partTime(range.length + 1)
  if (range.most < 1 && fullTimeUnits.has(unit)) return partTime(range.length + 1)
  const isSmall = minijobs.has(range.least) && range.length === 1 && smallUnits.has(unit)
  // "538 Euro" is what a Minijob pays, and nobody's least pay.
  if (isSmall && range.least >= 500 && !lead.isFrom && !isPerHour.has(words[at + 1]?.key ?? ''))
    return partTime(range.length + 1 + (smallJobs.has(words[at + 1]?.key ?? '') ? 1 : 0))
  if (isSmall && smallJobs.has(words[at + 1]?.key ?? '')) return partTime(range.length + 2)
  return null
}

/** "3/4 Stelle", which reads like a range. */
function isFraction({ least, most, length }: Range): boolean {
  return length === 2 && least < most && most <= 5
}

const unitsOfOthers = new Set(
  'km kilometer kilometern kilometers jahr jahre jahren years € euro eur chf k'.split(' '),
)
const percents = new Set(['%', 'prozent', 'stellenprozent', 'percent', 'prozentig', 'prozentige', 'prozant'])
const hourWords = new Set(
  'stunden ws stund stundn stunda std h wochenstunden hours stundenwoche stundenstelle hour stundenjob hrs'.split(
    ' ',
  ),
)
const dayWords = new Set(
  'tage tagen days tag vormittage vormittagen nachmittage nachmittagen abende abenden nachte nachten mornings afternoons evenings shifts'.split(
    ' ',
  ),
)
const fullTimeUnits = new Set(['stelle', 'vza', 'vzä', 'fte', 'vk', 'stellenanteil'])
const minijobs = new Set([400, 450, 520, 538, 556, 603])
const smallUnits = new Set(['€', 'euro', 'eur'])
const isPerHour = new Set(['mehr', 'more', 'pro', 'die', 'im', 'per', 'a'])
const smallJobs = new Set(['job', 'jobs', 'basis', 'stelle', 'kraft', 'minijob'])

const partTime = (length: number): Workload => ({ kind: 'workload', employmentTypes: ['part-time'], length })

function percent(
  { least, most, length }: Range,
  lead: Lead,
  words: readonly QueryWord[],
  at: number,
): Workload | null {
  if (most > 100 || least < 5) return null
  const isStated = stated.has(words[at + 1]?.key ?? '')
  return { ...shareOfPost({ least, most, length }, lead), length: length + (isStated ? 2 : 1) }
}

/** What may belong to a percent sign, "ige" in "80%ige". */
const stated = new Set('pensum stelle arbeitspensum workload ig ige iger igen iges job position'.split(' '))

/** "Pflegefachfrau 60-80", as one writes in Switzerland. */
function isShareOfPost({ least, most, length }: Range): boolean {
  return length > 1 && least >= 20 && least < most && most <= 100 && least % 10 === 0 && most % 10 === 0
}

function shareOfPost({ least, most }: Range, lead: Lead): Omit<Workload, 'length'> {
  return { kind: 'workload', employmentTypes: typesOf(least, most, lead, { full: 95, nearlyFull: 95 }) }
}

const perWeek = new Set(['woche', 'wochentlich', 'week', 'weekly', 'wo', 'wöchentlich', 'wochenstunden'])
const beforeWeek = new Set(['pro', 'die', 'in', 'der', 'a', 'per', 'je', 'the'])
const ofTheDay = 24
const roundTheClock =
  /^(?:betreu|pfleg|dienst|wach|schicht|notdienst|assist|intensiv|versorg|live|care|shift)/

/** "12-Stunden-Schichten" says how long a shift is. */
const turn = /^(?:schicht|dienst|shift)/

/** "24h" and "24-Stunden-Betreuung" are kinds of work, "24 Stunden" is a workload. */
function isAroundTheClock(words: readonly QueryWord[], at: number): boolean {
  return words[at]?.key === 'h' || roundTheClock.test(words[at + 1]?.key ?? '')
}

function hours(
  words: readonly QueryWord[],
  at: number,
  { least, most, length }: Range,
  lead: Lead,
): Workload | null {
  if (least < 2 || most > 48 || turn.test(words[at + 1]?.key ?? '')) return null
  const weekEnd = weekAt(words, at + 1)
  if (least === ofTheDay && weekEnd === 0 && isAroundTheClock(words, at)) return null
  const employmentTypes = typesOf(least, most, lead, { full: 38, nearlyFull: 35 })
  return { kind: 'workload', employmentTypes, length: length + 1 + weekEnd }
}

/** "3 Tage die Woche", "3 Tage/Woche"; "4-Tage-Woche" may be full time. */
function days(words: readonly QueryWord[], at: number, { most, length }: Range): Workload | null {
  const weekEnd = weekAt(words, at + 1)
  return (weekEnd > 1 && most <= 4) || (weekEnd === 1 && most <= 3) ? partTime(length + 1 + weekEnd) : null
}

/** How many words "pro Woche" takes, 0 where it does not stand here. */
function weekAt(words: readonly QueryWord[], start: number): number {
  let at = start
  while (beforeWeek.has(words[at]?.key ?? '')) at++
  return perWeek.has(words[at]?.key ?? '') ? at + 1 - start : 0
}

/** From `nearlyFull` on it is full time in some agreements. */
function typesOf(
  least: number,
  most: number,
  { isFrom, isMost }: Lead,
  { full, nearlyFull }: { full: number; nearlyFull: number },
): string[] {
  const from = isMost ? 0 : least
  const to = isFrom && least === most ? full : most
  if (from >= full) return ['full-time']
  return to >= nearlyFull ? ['part-time', 'full-time'] : ['part-time']
}
