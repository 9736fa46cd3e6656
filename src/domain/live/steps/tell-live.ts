import type { Context } from '../../caller/context.ts'
import { insertLiveEvents } from '../live.queries.ts'
import type { LiveKind } from '../live.status.ts'

export type LiveTopic = `user:${string}` | `employer:${number}`

/**
 * Notifies open pages of people and employers of a change, in the caller's transaction, so that nothing is announced that did not happen.
 * `details` holds ids only: the page loads the rest with its own permissions. The caller has asked its policy.
 */
export async function tellLive(
  ctx: Context,
  event: { topics: LiveTopic[]; kind: LiveKind; details: Record<string, string | number> },
): Promise<void> {
  const { topics, kind, details } = event
  if (topics.length === 0) return
  await insertLiveEvents(
    ctx.db,
    topics.map(topic => ({ topic, kind, details, at: ctx.now() })),
  )
}
