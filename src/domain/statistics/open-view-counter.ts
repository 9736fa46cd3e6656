import { hash, randomBytes } from 'node:crypto'
import { berlinDay } from '../../basics/berlin.ts'
import type { Database } from '../../db/client.ts'
import type { Later } from '../../platform/process/clock.ts'
import type { Log } from '../../platform/process/log.ts'
import type { Caller } from '../caller/context.ts'
import { isCountedReader } from './is-counted-reader.ts'
import { addJobStatistics } from './job-statistics.queries.ts'
import { openBatches } from './open-batches.ts'
import { addVisitors } from './page-view.queries.ts'

type ReaderCount = { jobId: number; day: string; views: number; starts: number }
type VisitorCount = { day: string; count: number }

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
  const readers = openBatches<ReaderCount>({
    ...{ name: 'job views', flushMs, later, log },
    keyOf: ({ day, jobId }) => `${day} ${jobId}`,
    sum: (one, other) => ({ ...one, views: one.views + other.views, starts: one.starts + other.starts }),
    write: counts => addJobStatistics(db, counts),
  })
  const visitors = openBatches<VisitorCount>({
    ...{ name: 'visitors', flushMs, later, log },
    keyOf: ({ day }) => day,
    sum: (one, other) => ({ ...one, count: one.count + other.count }),
    // All or none, because what fails is written again.
    write: counts =>
      db.transaction().execute(async inside => {
        for (const count of counts) await addVisitors(inside, count)
      }),
  })

  return {
    see: (reader, { jobId, counter }) => {
      if (!isCountedReader(reader)) return
      const day = berlinDay(now())
      if (!isFirst(day, `${counter} ${jobId} ${fingerprint(reader)}`)) return
      readers.add({ jobId, day, views: 0, starts: 0, [counter]: 1 })
    },
    visit: visitor => {
      if (!isCountedReader(visitor)) return
      const day = berlinDay(now())
      if (isFirst(day, `visit ${fingerprint(visitor)}`)) visitors.add({ day, count: 1 })
    },
    close: async () => {
      await Promise.all([readers.close(), visitors.close()])
    },
  }
}

function fingerprint({ client }: Caller): string {
  return `${client.address} ${client.userAgent}`
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
