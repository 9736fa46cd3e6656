import { hash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import type { Database } from '../../db/client.ts'
import type { Later } from '../../platform/process/clock.ts'
import type { Log } from '../../platform/process/log.ts'
import type { Actor } from '../caller/actor.ts'
import type { Visitor } from '../caller/visitor.ts'
import { berlinDay } from './berlin-day.ts'
import { addJobFigures } from './job-figure.queries.ts'

type ReaderCount = { jobId: number; day: string; views: number; starts: number }

const flushMs = 5_000
/** Past this many the day's visits are forgotten; a visitor may then be counted twice. */
const mostRemembered = 300_000

export type ViewCounter = {
  /**
   * Somebody has read an ad, or has begun to apply for it. Robots, employers and administrators are not counted, nobody twice on
   * a day for the same.
   */
  see(view: { jobId: number; figure: 'views' | 'starts'; visitor: Visitor; actor: Actor }): void
  /** Writes what was counted and not written yet; nothing is counted after. */
  close(): Promise<void>
}

type Options = { db: Database; now: () => Date; later: Later; log: Log }

/**
 * Counts how many people read each ad a day and how many begin to apply, without a cookie and without keeping who: what tells two visitors apart is a
 * fingerprint of address and browser under a salt that lives in this process's memory and is thrown away with the day. Counts
 * wait a few seconds and are written together.
 */
export function openViewCounter({ db, now, later, log }: Options): ViewCounter {
  const isFirst = oncePerDay()
  let waiting = new Map<string, ReaderCount>()
  let cancel: (() => void) | null = null
  let isClosed = false
  let writing = Promise.resolve()

  return {
    see: ({ jobId, figure, visitor, actor }) => {
      if (isClosed || !isReader(actor) || visitor.userAgent === '' || isbot(visitor.userAgent)) return
      const day = berlinDay(now())
      if (!isFirst(day, `${figure} ${jobId} ${visitor.address} ${visitor.userAgent}`)) return
      add({ jobId, day, views: 0, starts: 0, [figure]: 1 })
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
    if (counts.length > 0) writing = writing.then(() => write(counts))
  }

  async function write(counts: ReaderCount[]): Promise<void> {
    try {
      await addJobFigures(db, counts)
    } catch (error) {
      log.warn({ err: error }, 'views of ads are written later')
      for (const count of counts) add(count)
      if (!isClosed) cancel ??= later(flush, flushMs)
    }
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

/** Whether something is met for the first time on a day. Of what was met only 48 bits of a salted hash are kept, and only that day. */
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
