import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Context } from '../context.ts'
import { TooMany } from '../errors.ts'
import { addTry, removeTry } from './attempt.queries.ts'

/** At most `tries` of one kind and subject within each window of `windowMinutes`. */
export type TryLimit = { kind: string; subject: string; tries: number; windowMinutes: number }

/**
 * Counts a try in the database, so that the limit holds over all processes; call it outside of a transaction, which would
 * forget the try when it fails. Returns what takes the try back, for those that succeeded.
 * @throws {TooMany} with the seconds until the window ends
 */
export async function limitTries(ctx: Context, limit: TryLimit): Promise<() => Promise<void>> {
  const { key, windowStart, windowEnd } = windowOf(limit, ctx.now())
  const tries = await addTry(ctx.db, key, windowStart)
  if (tries > limit.tries) {
    throw new TooMany(Math.max(1, Math.ceil((windowEnd.getTime() - ctx.now().getTime()) / 1000)))
  }
  return () => removeTry(ctx.db, key, windowStart)
}

/**
 * The key holds a hash, so that the table is no list of addresses. Windows of different subjects begin at different times:
 * nobody can try at the end of one and at the beginning of the next of everyone.
 */
function windowOf({ kind, subject, windowMinutes }: TryLimit, now: Date) {
  const hash = createHash('sha256')
    .update(`${kind}\n${networkOf(subject)}`)
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

/** Who has one IPv6 address has a whole /64 of them; IPv4 in the clothes of IPv6 stays what it is. */
export function networkOf(subject: string): string {
  if (!isIPv6(subject)) return subject
  // The parser of addresses in URLs writes each address in one way only.
  const address = new URL(`http://[${subject.split('%', 1)[0]}]`).hostname.slice(1, -1)
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  if (address.startsWith('::ffff:')) return last.join(':')
  const middle = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0')
  return `${[...first, ...middle, ...last].slice(0, 4).join(':')}::/64`
}
