import type { Actor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { type LiveEventRow, listLiveEvents, liveStart } from './live.queries.ts'
import type { LiveEvent } from './live.status.ts'
import { type LiveCursor, mostSeen, readCursor, writeCursor } from './steps/live-cursor.ts'
import type { LiveTopic } from './steps/tell-live.ts'

/** A newly opened page also gets the events since it was rendered. */
const lookBackMs = 30_000

/** `lastId` is the position for the next call; it also advances past events of other people. */
type LiveEvents = { events: LiveEvent[]; lastId: string; hasMore: boolean }

/**
 * Events about the reader's own things and those of their employers after `afterId` (from an earlier result; null for a newly opened page).
 * Resuming with `lastId` neither skips nor repeats an event, even when transactions commit out of order. An invalid id counts as null.
 * @throws SignInRequired for guests and incomplete sign-ins
 */
export async function readLiveEvents(
  ctx: Context,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<LiveEvents> {
  const topics = topicsOf(ctx.actor)
  const start = await placeOf(ctx, afterId)
  const rows = await listLiveEvents(ctx.db, { topics, after: start, limit })
  const events: LiveEvent[] = []
  let place = start
  for (const row of rows) {
    const next = placeAfter(place, row)
    if (!next) break
    const isNew = !place.seen.includes(row.id)
    place = next
    if (isNew) events.push({ id: writeCursor(place), kind: row.kind, details: row.details })
  }
  return { events, lastId: writeCursor(place), hasMore: rows.length === limit && place !== start }
}

/** @returns null when too many events were delivered ahead of a running transaction: the rest must wait for it. */
function placeAfter(place: LiveCursor, { id, xid, isSettled }: LiveEventRow): LiveCursor | null {
  if (isSettled) return { xid, id, seen: place.seen.filter(seen => seen !== id) }
  return place.seen.length < mostSeen ? { ...place, seen: [...place.seen, id] } : null
}

/** The topics that concern a person. @throws SignInRequired */
export function topicsOf(actor: Actor): LiveTopic[] {
  const person = requirePerson(actor)
  const memberships = person.kind === 'user' ? person.memberships : []
  return [`user:${person.userId}`, ...memberships.map(({ employerId }) => `employer:${employerId}` as const)]
}

async function placeOf(ctx: Context, afterId: string | null): Promise<LiveCursor> {
  const cursor = afterId === null ? null : readCursor(afterId)
  return cursor ?? liveStart(ctx.db, new Date(ctx.now().getTime() - lookBackMs))
}
