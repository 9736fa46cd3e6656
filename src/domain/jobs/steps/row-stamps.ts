import { setImmediate as othersToAsk } from 'node:timers/promises'
import type { Database } from '../../../db/client.ts'
import { type RowStamp, readRowStamps } from './job-row.queries.ts'

/** The present stamps of readable rows, by their ids; others may be among them. */
type Stamps = ReadonlyMap<number, RowStamp>

type Waiting = { ids: Set<number>; now: Date; stamps: Promise<Stamps> }

const waitingAt = new WeakMap<Database, Waiting>()

/**
 * The stamps of rows, asked for together with those that other requests want in the same turn of the event loop: a statement costs more
 * than the few dozen versions that it brings, on both sides. Nothing is kept beyond the answer; each comes from the database after it was
 * asked for. A transaction asks for itself.
 */
export async function rowStamps(db: Database, ids: readonly number[], now: Date): Promise<Stamps> {
  if (ids.length === 0) return new Map()
  if (db.isTransaction) return ask(db, ids, now)
  const waiting = waitingAt.get(db) ?? begin(db, now)
  for (const id of ids) waiting.ids.add(id)
  // What has ended while the others waited has ended for all of them.
  if (now > waiting.now) waiting.now = now
  return waiting.stamps
}

function begin(db: Database, now: Date): Waiting {
  const askTogether = async () => {
    await othersToAsk()
    waitingAt.delete(db)
    return ask(db, [...waiting.ids], waiting.now)
  }
  const waiting: Waiting = { ids: new Set(), now, stamps: Promise.resolve().then(askTogether) }
  waitingAt.set(db, waiting)
  return waiting
}

async function ask(db: Database, ids: readonly number[], now: Date): Promise<Stamps> {
  const stamps = await readRowStamps(db, { ids, now })
  return new Map(stamps.map(stamp => [stamp.id, stamp]))
}
