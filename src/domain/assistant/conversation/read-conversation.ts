import type { Context } from '../../caller/context.ts'
import { canKeepConversation } from '../assistant.policy.ts'
import type { Turn } from './conversation.queries.ts'
import { loadOwnConversation } from './steps/load-own-conversation.ts'
import { listTurns } from './turn.queries.ts'

export type ReadConversation = {
  id: string
  isKept: boolean
  /** Only people can keep one beyond a day. */
  mayKeep: boolean
  updatedAt: Date
  turns: Turn[]
}

/** A conversation with its turns, the oldest first. @throws {NotFound} */
export async function readConversation(
  ctx: Context,
  { conversation }: { conversation: string },
): Promise<ReadConversation> {
  const own = await loadOwnConversation(ctx, conversation)
  const { id, isKept, updatedAt } = own
  return { id, isKept, mayKeep: canKeepConversation(ctx, own), updatedAt, turns: await listTurns(ctx.db, id) }
}
