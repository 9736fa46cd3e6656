import type { Actor } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { listNews, type NewsRow, newsStart } from './live.queries.ts'
import type { LiveNews } from './live.status.ts'
import { mostSeen, type NewsCursor, readCursor, writeCursor } from './steps/news-cursor.ts'
import type { LiveTopic } from './steps/tell-live.ts'

/** A page that has just been opened also hears what happened since it was read. */
const lookBackMs = 30_000

/** `lastId` is the id to ask with the next time; it changes also when the news are not the reader's. */
type News = { events: LiveNews[]; lastId: string; hasMore: boolean }

/**
 * What happened to the reader's own things and those of the employers that the reader acts for, after `afterId` (from an earlier
 * answer; null for a page that was opened just now). Asked again with `lastId` nothing is passed over and nothing comes twice,
 * also when transactions commit in another order than they began. An id that is not ours counts as null.
 * @throws SignInRequired for guests and who owes the second factor
 */
export async function readNews(
  ctx: Context,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<News> {
  const topics = topicsOf(ctx.actor)
  const start = await placeOf(ctx, afterId)
  const rows = await listNews(ctx.db, { topics, after: start, limit })
  const events: LiveNews[] = []
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

/** @returns null when so much was handed out ahead of a running transaction that the rest must wait for it. */
function placeAfter(place: NewsCursor, { id, xid, isSettled }: NewsRow): NewsCursor | null {
  if (isSettled) return { xid, id, seen: place.seen.filter(seen => seen !== id) }
  return place.seen.length < mostSeen ? { ...place, seen: [...place.seen, id] } : null
}

/** What a person hears of. @throws SignInRequired */
export function topicsOf(actor: Actor): LiveTopic[] {
  const person = requirePerson(actor)
  const memberships = person.kind === 'user' ? person.memberships : []
  return [`user:${person.userId}`, ...memberships.map(({ employerId }) => `employer:${employerId}` as const)]
}

async function placeOf(ctx: Context, afterId: string | null): Promise<NewsCursor> {
  const cursor = afterId === null ? null : readCursor(afterId)
  return cursor ?? newsStart(ctx.db, new Date(ctx.now().getTime() - lookBackMs))
}
