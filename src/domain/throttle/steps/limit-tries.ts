import { createHash } from 'node:crypto'
import { networkOfAddress } from '../../../platform/network/network-of-address.ts'
import type { Context } from '../../caller/context.ts'
import { TooMany } from '../../caller/errors.ts'
import { addTry, removeTry } from '../attempt.queries.ts'

/** At most `tries` of one kind and subject within each window of `windowMinutes`. */
export type TryLimit = {
  kind: string
  /** A network address counts with its whole network. */
  subject: string
  tries: number
  windowMinutes: number
  /** The key of what is said when there were too many. */
  problem?: string
}

/**
 * Counts a try in the database, so that the limit holds over all processes; call it outside of a transaction, which would
 * forget the try when it fails. Returns what takes the try back, for those that succeeded.
 * @throws {TooMany} with the seconds until the window ends
 */
export async function limitTries(ctx: Context, limit: TryLimit): Promise<() => Promise<void>> {
  const { key, windowStart, windowEnd } = windowOf(limit, ctx.now())
  const tries = await addTry(ctx.db, key, windowStart)
  if (tries > limit.tries) {
    const seconds = Math.ceil((windowEnd.getTime() - ctx.now().getTime()) / 1000)
    throw new TooMany(Math.max(1, seconds), limit.problem)
  }
  return () => removeTry(ctx.db, key, windowStart)
}

/**
 * The key holds a hash, so that the table is no list of addresses. Windows of different subjects begin at different times:
 * nobody can try at the end of one and at the beginning of the next of everyone.
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
