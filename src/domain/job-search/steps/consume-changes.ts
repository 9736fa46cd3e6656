import type { Database } from '../../../db/client.ts'
import { listenForHints } from '../../../platform/postgres/database-hints.ts'
import type { Log } from '../../../platform/process/log.ts'
import type { ChangeCursor, JobChange } from '../job-change.queries.ts'
import { changeLag, lastChange, listJobIdsOfEmployers, readChanges } from '../job-change.queries.ts'

const batchSize = 500
const pollMs = 500
const retryMs = 1_000
const waitMs = 10

export type ChangeConsumer = {
  /** Everything up to here has been applied. */
  cursor(): ChangeCursor
  /** Applies all changes that can be read now; rejects when the database fails. */
  advance(): Promise<void>
  /**
   * Resolves when everything committed before the call is applied, which includes waiting for transactions that began before it; rejects
   * when the database fails.
   */
  catchUp(): Promise<void>
  /** As of the last read of the log, at most a few seconds ago: rows not applied yet, and the age of the oldest in seconds. */
  lag(): { rows: number; seconds: number }
  stop(): Promise<void>
}

/**
 * Follows the change log from `cursor` and passes the ids of changed jobs to `apply`, which reads their current state. Retries database
 * failures forever. Notifications only speed it up; correctness rests on polling every 500 ms.
 */
export function consumeChanges(options: {
  db: Database
  databaseUrl: string
  cursor: ChangeCursor
  apply: (jobIds: number[]) => Promise<void>
  now: () => Date
  log: Log
}): ChangeConsumer {
  const { db, apply, log } = options
  let cursor = options.cursor
  let lag = { rows: 0, seconds: 0 }
  let isStopped = false
  let wake = () => {}
  let running: Promise<unknown> = Promise.resolve()
  const hints = listenForHints(options.databaseUrl, 'job_change', () => wake(), log)
  const loop = run()

  return {
    cursor: () => cursor,
    advance: () => oneAtATime(drain),
    catchUp: async () => {
      const goal = await lastChange(db)
      for (;;) {
        await oneAtATime(drain)
        if (isReached(goal, cursor)) return
        await after(waitMs)
      }
    },
    lag: () => lag,
    stop: async () => {
      isStopped = true
      wake()
      await hints.close()
      await loop
    },
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const woken = new Promise<void>(resolve => {
        wake = resolve
      })
      try {
        await oneAtATime(drain)
        await Promise.race([woken, after(pollMs)])
      } catch (error) {
        log.warn({ err: error }, 'search cannot follow the database, trying again')
        await Promise.race([woken, after(retryMs)])
      }
    }
  }

  async function drain(): Promise<void> {
    for (;;) {
      const changes = await readChanges(db, cursor, batchSize)
      const last = changes.at(-1)
      if (last) {
        await apply(await changedJobIds(db, changes))
        cursor = { xid: last.xid, seq: last.seq }
      }
      if (changes.length < batchSize || isStopped) break
    }
    const behind = await changeLag(db, cursor)
    const ageMs = behind.oldestAt ? options.now().getTime() - behind.oldestAt.getTime() : 0
    lag = { rows: behind.rows, seconds: Math.max(0, ageMs / 1000) }
  }

  /** A mutex between the loop and callers of catchUp, so that no two read from the same cursor. */
  function oneAtATime(work: () => Promise<void>): Promise<void> {
    const turn = running.then(work)
    running = turn.catch(() => {})
    return turn
  }
}

async function changedJobIds(db: Database, changes: JobChange[]): Promise<number[]> {
  const jobIds = new Set<number>()
  const employerIds = new Set<number>()
  for (const change of changes) {
    if (change.jobId !== null) jobIds.add(change.jobId)
    if (change.employerId !== null) employerIds.add(change.employerId)
  }
  for (const id of await listJobIdsOfEmployers(db, [...employerIds])) jobIds.add(id)
  return [...jobIds]
}

function isReached(goal: ChangeCursor, cursor: ChangeCursor): boolean {
  const [wanted, reached] = [BigInt(goal.xid), BigInt(cursor.xid)]
  return reached > wanted || (reached === wanted && cursor.seq >= goal.seq)
}

function after(ms: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, ms).unref()
  })
}
