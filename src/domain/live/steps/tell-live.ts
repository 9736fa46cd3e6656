import type { Context } from '../../caller/context.ts'
import { insertLiveEvents } from '../live.queries.ts'
import type { LiveKind } from '../live.status.ts'

export type LiveTopic = `user:${string}` | `employer:${number}`

/**
 * Tells the open pages of people and employers of a change; in the caller's transaction, so that nothing is told that did not
 * happen. `details` holds ids only: the page reads the rest with its own rights. The caller has asked its policy.
 */
export async function tellLive(
  ctx: Context,
  news: { topics: LiveTopic[]; kind: LiveKind; details: Record<string, string | number> },
): Promise<void> {
  const { topics, kind, details } = news
  if (topics.length === 0) return
  await insertLiveEvents(
    ctx.db,
    topics.map(topic => ({ topic, kind, details, at: ctx.now() })),
  )
}
