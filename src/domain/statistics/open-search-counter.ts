import { hash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { berlinDay, calendarDayAfter } from '../../basics/berlin.ts'
import { RecentMap } from '../../basics/remember.ts'
import type { Database } from '../../db/client.ts'
import type { Later } from '../../platform/process/clock.ts'
import type { Log } from '../../platform/process/log.ts'
import type { AskedSearch, SearchCounter } from '../caller/search-counter.ts'
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
  let waiting = new Map<string, SearchCount>()
  let cancel: (() => void) | null = null
  let isClosed = false
  let writing = Promise.resolve()

  return {
    note: ({ actor, client }, search) => {
      const text = countable(search.text)
      const isReader = actor.kind === 'guest' || (actor.kind === 'user' && actor.role !== 'employer')
      if (isClosed || text === null || !isReader || client.userAgent === '' || isbot(client.userAgent)) return
      const day = berlinDay(now())
      if (day > week.until) week = newWeek(day)
      const count = countOf(day, text, search)
      if (known.get(text)) add(waiting, count)
      else {
        const proved = prove(week, text, `${client.address} ${client.userAgent}`, count)
        if (!proved) return
        known.set(text, true)
        for (const each of proved) add(waiting, each)
      }
      cancel ??= later(flush, flushMs)
    },
    close: async () => {
      isClosed = true
      flush()
      await writing
    },
  }

  function flush(): void {
    cancel?.()
    cancel = null
    const counts = [...waiting.values()]
    waiting = new Map()
    if (counts.length === 0) return
    writing = writing
      .then(() => addSearchCounts(db, counts))
      .catch((error: unknown) => log.warn({ err: error }, 'searches could not be counted'))
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
  add(so.counts, count)
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

function add(counts: Map<string, SearchCount>, { day, text, searches, empty, corrected }: SearchCount): void {
  const key = `${day} ${text}`
  const before = counts.get(key) ?? { day, text, searches: 0, empty: 0, corrected: 0 }
  counts.set(key, {
    day,
    text,
    searches: before.searches + searches,
    empty: before.empty + empty,
    corrected: before.corrected + corrected,
  })
}
