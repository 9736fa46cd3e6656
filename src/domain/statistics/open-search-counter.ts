import { hash, randomBytes } from 'node:crypto'
import { berlinDay, calendarDayAfter } from '../../basics/berlin.ts'
import { RecentMap } from '../../basics/remember.ts'
import type { Database } from '../../db/client.ts'
import type { Later } from '../../platform/process/clock.ts'
import type { Log } from '../../platform/process/log.ts'
import type { AskedSearch, SearchCounter } from '../caller/search-counter.ts'
import { isCountedReader } from './is-counted-reader.ts'
import { openBatches } from './open-batches.ts'
import { addSearchCounts, type SearchCount, selectKnownTexts } from './search-count.queries.ts'

const flushMs = 30_000
const textChars = 80
/** As many people must have asked for a text within a week before it is written down or shown. */
export const fewestReaders = 5
const weekDays = 7
const mostTexts = 10_000

type Options = { db: Database; now: () => Date; later: Later; log: Log }
/** A text that has been asked by too few so far; it lives in memory only. */
type Unproved = { readers: Set<string>; counts: Map<string, SearchCount> }

export type OpenSearchCounter = SearchCounter & { close(): Promise<void> }

/**
 * Counts searches by their text. What fewer than five different readers have asked for stays in memory and is forgotten with the week or the
 * process: a name or a number that somebody typed into the box reaches no disk. Readers are told apart by a hash under a salt that exists
 * only here and only for that week.
 */
export async function openSearchCounter({ db, now, later, log }: Options): Promise<OpenSearchCounter> {
  const weekAgo = calendarDayAfter(berlinDay(now()), -weekDays)
  const known = new RecentMap<string, true>(mostTexts)
  for (const text of await selectKnownTexts(db, weekAgo)) known.set(text, true)
  let week = newWeek(berlinDay(now()))
  const batches = openBatches<SearchCount>({
    ...{ name: 'searches', flushMs, later, log },
    keyOf,
    sum,
    write: counts => addSearchCounts(db, counts),
  })

  return {
    note: (reader, search) => {
      const text = countable(search.text)
      if (text === null || !isCountedReader(reader)) return
      const day = berlinDay(now())
      if (day > week.until) week = newWeek(day)
      const count = countOf(day, text, search)
      if (known.get(text)) {
        batches.add(count)
        return
      }
      const { address, userAgent } = reader.client
      const proved = prove(week, text, `${address} ${userAgent}`, count)
      if (!proved) return
      known.set(text, true)
      for (const each of proved) batches.add(each)
    },
    close: () => batches.close(),
  }
}

function newWeek(day: string) {
  const salt = randomBytes(16).toString('hex')
  return {
    until: calendarDayAfter(day, weekDays - 1),
    salt,
    unproved: new RecentMap<string, Unproved>(mostTexts),
  }
}

/** All that was counted of a text, once enough different readers have asked for it; until then null. */
function prove(
  { salt, unproved }: ReturnType<typeof newWeek>,
  text: string,
  reader: string,
  count: SearchCount,
): SearchCount[] | null {
  const so = unproved.get(text) ?? { readers: new Set<string>(), counts: new Map<string, SearchCount>() }
  so.readers.add(hash('sha256', `${salt} ${reader}`).slice(0, 12))
  const before = so.counts.get(keyOf(count))
  so.counts.set(keyOf(count), before ? sum(before, count) : count)
  unproved.set(text, so)
  if (so.readers.size < fewestReaders) return null
  unproved.delete(text)
  return [...so.counts.values()]
}

/** Addresses and numbers are of nobody's interest here, however many ask for them. */
function countable(asked: string): string | null {
  const text = asked.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  if (text === '' || text.length > textChars || /@|\d[\d\s/-]{4,}/.test(text)) return null
  return text
}

function countOf(day: string, text: string, { found, isCorrected }: AskedSearch): SearchCount {
  const isEmpty = found === 0
  return { day, text, searches: 1, empty: Number(isEmpty), corrected: Number(isCorrected && !isEmpty) }
}

function keyOf({ day, text }: SearchCount): string {
  return `${day} ${text}`
}

function sum(one: SearchCount, other: SearchCount): SearchCount {
  return {
    ...one,
    searches: one.searches + other.searches,
    empty: one.empty + other.empty,
    corrected: one.corrected + other.corrected,
  }
}
