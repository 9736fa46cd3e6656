import { createHash } from 'node:crypto'
import { networkOfAddress } from '../../../platform/network/network-of-address.ts'
import type { Context } from '../../caller/context.ts'
import { TooMany } from '../../caller/errors.ts'
import { addTry, removeTry } from '../attempt.queries.ts'

/** At most `tries` of one kind and subject per window of `windowMinutes`. */
export type TryLimit = {
  kind: string
  /** Addresses are grouped by network. */
  subject: string
  tries: number
  windowMinutes: number
  /** Message key for when the limit is exceeded. */
  problem?: string
}

/**
 * Counts an attempt in the database, so that the limit holds across all processes. Call it outside of transactions: a rollback would undo
 * the count.
 * @returns a function that uncounts the attempt, for successful ones.
 * @throws {TooMany} with the seconds until the window ends
 */
export async function limitTries(ctx: Context, limit: TryLimit): Promise<() => Promise<void>> {
  // Background work has no client: all of it would share a single count.
  if (limit.subject === '' || limit.subject.startsWith(' '))
    throw new Error(`There is nobody to count for "${limit.kind}"`)
  const { key, windowStart, windowEnd } = windowOf(limit, ctx.now())
  const tries = await addTry(ctx.db, key, windowStart)
  if (tries > limit.tries) {
    const seconds = Math.ceil((windowEnd.getTime() - ctx.now().getTime()) / 1000)
    throw new TooMany(Math.max(1, seconds), limit.problem)
  }
  return () => removeTry(ctx.db, key, windowStart)
}

/**
 * The key holds a hash, so that the table is not a list of addresses. Windows of different subjects are offset: there is no single moment
 * at which all limits reset.
 */
function windowOf({ kind, subject, windowMinutes }: TryLimit, now: Date) {
  const hash = createHash('sha256')
    .update(`${kind}\n${networkOfAddress(subject)}`)
    .digest()
  const windowMs = windowMinutes * 60_000
  const shiftMs = hash.readUInt32BE(0) % windowMs
  const startMs = Math.floor((now.getTime() - shiftMs) / windowMs) * windowMs + shiftMs
  return {
    key: `${kind} ${hash.toString('base64url')}`,
    windowStart: new Date(startMs),
    windowEnd: new Date(startMs + windowMs),
  }
}
