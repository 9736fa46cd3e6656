import { isDeepStrictEqual } from 'node:util'
import { type DutyFact, type DutyValues, dutyFacts } from './duty.values.ts'
import { type Found, type Segment, segmentsOf, withTheirItems } from './duty-segments.ts'
import { readFullTimeHours } from './read-full-time-hours.ts'
import { readHolidays } from './read-holidays.ts'
import { readOnCall } from './read-on-call.ts'
import { readRosterNotice } from './read-roster-notice.ts'
import { readOffered } from './read-support.ts'
import { readTraining } from './read-training.ts'
import { readWeekends } from './read-weekends.ts'

/** What a text says of duties, time off and support; `from` and `to` are the offsets of the words that say it. */
export type DutyReading = { [Fact in DutyFact]?: FoundFact<Fact> }
type FoundFact<Fact extends DutyFact> = { value: DutyValues[Fact]; words: string; from: number; to: number }

/** More of a text is not read. */
const mostChars = 30_000
/** Longer evidence says no more. */
const mostWordsChars = 160

/** A sentence without any of these says nothing of the fact, and is not looked at for it. */
const triggers: Readonly<Record<DutyFact, RegExp>> = {
  weekends: /wochenend|weekend|montag|samstag|monday|mo\.?\s*(?:-|–|bis)/gi,
  'on-call':
    /bereitschaft|rufdienst|hintergrund|pikett|journaldienst|anwesenheitsdienst|on[\s-]call|stand-?by/gi,
  'roster-notice': /pl[aä]n|roster|rota|schedule|voraus/gi,
  holidays: /urlaub|ferien|holiday|vacation|leave/gi,
  'full-time-hours': /100\s?%|woche|week|vollzeit|full[\s-]?time|wöchentlich|h\/w/gi,
  'training-authorisation': /weiterbild(?:ung|en)|\bwb[-be]|stätte|training/gi,
  'recognition-support':
    /anerkenn|prüfung|nostrifi|anpassung|approbation|berufserlaubnis|recognition|urkunde/gi,
  'language-course': /sprach|deutsch|german|language|[abc][12]-kurs/gi,
  housing: /wohn|unterk|appart|apart|zimmer|personalh|housing|accommodation|flat|place to live|residence/gi,
}

/**
 * Reads the facts that a plain text of an ad states for certain, German or English. What holds for some only, what is asked of the reader
 * and what is said in two ways is left out. Takes time in line with the text; never throws.
 */
export function readDutyFacts(given: string): DutyReading {
  const text = given.slice(0, mostChars)
  const read: Record<string, unknown> = {}
  const named = dutyFacts.flatMap(fact => {
    const first = text.search(triggers[fact])
    return first < 0 ? [] : [{ fact, first }]
  })
  if (named.length === 0) return {}
  const segments = segmentsOf(text)
  for (const { fact, first } of named) {
    const trigger = triggers[fact]
    const parts =
      fact === 'training-authorisation'
        ? withTheirItems(text, segments).filter(part => part.text.search(trigger) >= 0)
        : partsWith(trigger, text, segments, first)
    const found = readFact(fact, parts)
    if (!found) continue
    const words = text.slice(found.from, found.to).replace(/\s+/g, ' ').trim().slice(0, mostWordsChars)
    read[fact] = { value: found.value, words, from: found.from, to: found.to }
  }
  // The cast: `readFact` gives each fact a value of its own.
  return read as DutyReading
}

/** The sentences that a trigger stands in, from where it stands first; the text is gone through only once. */
function partsWith(trigger: RegExp, text: string, parts: readonly Segment[], first: number): Segment[] {
  const found: Segment[] = []
  trigger.lastIndex = first
  for (const part of parts) {
    const end = part.from + part.text.length
    if (end <= trigger.lastIndex) continue
    if (part.from > trigger.lastIndex) trigger.lastIndex = part.from
    const match = trigger.exec(text)
    if (!match) break
    if (match.index + match[0].length <= end) {
      found.push(part)
      trigger.lastIndex = end
    } else trigger.lastIndex = match.index
  }
  return found
}

function readFact(fact: DutyFact, segments: readonly Segment[]): Found<unknown> | null {
  switch (fact) {
    case 'on-call':
      return readOnCall(segments)
    case 'weekends':
      return agreed(segments, readWeekends)
    case 'roster-notice':
      return agreed(segments, readRosterNotice)
    case 'holidays':
      return agreed(segments, readHolidays)
    case 'full-time-hours':
      return agreed(segments, readFullTimeHours)
    case 'training-authorisation':
      return firstIn(segments, readTraining)
    default:
      return firstIn(segments, text => readOffered(fact, text))
  }
}

/** Null where two sentences say it differently. */
function agreed<Value>(
  segments: readonly Segment[],
  read: (text: string) => Found<Value> | null,
): Found<Value> | null {
  const all = segments.flatMap(segment => placed(segment, read(segment.text)) ?? [])
  const [first] = all
  return first && all.every(({ value }) => isDeepStrictEqual(value, first.value)) ? first : null
}

function firstIn<Value>(
  segments: readonly Segment[],
  read: (text: string) => Found<Value> | null,
): Found<Value> | null {
  for (const segment of segments) {
    const found = placed(segment, read(segment.text))
    if (found) return found
  }
  return null
}

function placed<Value>(segment: Segment, found: Found<Value> | null): Found<Value> | null {
  return found && { value: found.value, from: segment.from + found.from, to: segment.from + found.to }
}
