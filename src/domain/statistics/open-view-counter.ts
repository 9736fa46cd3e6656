import { hash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { berlinDay } from '../../basics/berlin.ts'
import type { Database } from '../../db/client.ts'
import type { Later } from '../../platform/process/clock.ts'
import type { Log } from '../../platform/process/log.ts'
import type { Actor } from '../caller/actor.ts'
import type { Caller } from '../caller/context.ts'

import { addJobStatistics } from './job-statistics.queries.ts'
import { addVisitors } from './page-view.queries.ts'

type ReaderCount = { jobId: number; day: string; views: number; starts: number }

const flushMs = 5_000
/** Memory bound: beyond this, the day's visits are forgotten, and a client may be counted twice. */
const mostRemembered = 300_000

export type ViewCounter = {
  /**
   * Somebody has read an ad, or has begun to apply for it. Robots, employers and administrators are not counted, nobody twice on
   * a day for the same.
   */
  see(reader: Caller, view: { jobId: number; counter: 'views' | 'starts' }): void
  /** Somebody who agreed to be counted has opened a page; once a day each, under the same conditions. */
  visit(visitor: Caller): void
  /** Writes what was counted and not written yet; nothing is counted after. */
  close(): Promise<void>
}

type Options = { db: Database; now: () => Date; later: Later; log: Log }

/**
 * Counts unique readers and started applications per job and day, without cookies and without storing who: clients are distinguished by a
 * fingerprint of address and browser under a salt that exists only in this process's memory and is discarded with the day. Counts are
 * buffered for a few seconds and written in batches.
 */
export function openViewCounter({ db, now, later, log }: Options): ViewCounter {
  const isFirst = oncePerDay()
  let waiting = new Map<string, ReaderCount>()
  let visitors = new Map<string, number>()
  let cancel: (() => void) | null = null
  let isClosed = false
  let writing = Promise.resolve()

  return {
    see: ({ actor, client }, { jobId, counter }) => {
      if (isClosed || !isReader(actor) || client.userAgent === '' || isbot(client.userAgent)) return
      const day = berlinDay(now())
      if (!isFirst(day, `${counter} ${jobId} ${client.address} ${client.userAgent}`)) return
      add({ jobId, day, views: 0, starts: 0, [counter]: 1 })
      cancel ??= later(flush, flushMs)
    },
    visit: ({ actor, client }) => {
      if (isClosed || !isReader(actor) || client.userAgent === '' || isbot(client.userAgent)) return
      const day = berlinDay(now())
      if (!isFirst(day, `visit ${client.address} ${client.userAgent}`)) return
      visitors.set(day, (visitors.get(day) ?? 0) + 1)
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
    const visited = [...visitors]
    visitors = new Map()
    if (counts.length > 0) writing = writing.then(() => write(counts))
    for (const [day, count] of visited) writing = writing.then(() => writeVisitors(day, count))
  }

  async function write(counts: ReaderCount[]): Promise<void> {
    try {
      await addJobStatistics(db, counts)
    } catch (error) {
      log.warn({ err: error }, 'job views could not be written yet')
      for (const count of counts) add(count)
      if (!isClosed) cancel ??= later(flush, flushMs)
    }
  }

  async function writeVisitors(day: string, count: number): Promise<void> {
    await addVisitors(db, { day, count }).catch((error: unknown) => {
      log.warn({ err: error }, 'visitors could not be counted')
    })
  }

  function add({ jobId, day, views, starts }: ReaderCount): void {
    const key = `${day} ${jobId}`
    const before = waiting.get(key)
    const sum = { views: views + (before?.views ?? 0), starts: starts + (before?.starts ?? 0) }
    waiting.set(key, { jobId, day, ...sum })
  }
}

function isReader(actor: Actor): boolean {
  return actor.kind === 'guest' || (actor.kind === 'user' && actor.role !== 'employer')
}

/** Whether something is seen for the first time on a day. Keeps 48 bits of a salted hash, for that day only. */
function oncePerDay(): (day: string, text: string) => boolean {
  let today = ''
  let salt = ''
  const met = new Set<number>()
  return (day, text) => {
    if (day !== today || met.size >= mostRemembered) {
      today = day
      salt = randomBytes(16).toString('hex')
      met.clear()
    }
    const mark = hash('sha256', salt + text, 'buffer').readUIntBE(0, 6)
    if (met.has(mark)) return false
    met.add(mark)
    return true
  }
}
