import type { Context } from '../../caller/context.ts'
import { NotAllowed, SignInRequired } from '../../caller/errors.ts'
import { canKeepConversation } from '../assistant.policy.ts'
import { listKept, setKept } from './conversation.queries.ts'
import { loadOwnConversation } from './steps/load-own-conversation.ts'

/** Keeps a person's conversation until they delete it, or lets it end as others do. @throws {NotFound}, {NotAllowed} for guests */
export async function keepConversation(
  ctx: Context,
  { conversation, isKept }: { conversation: string; isKept: boolean },
): Promise<void> {
  const own = await loadOwnConversation(ctx, conversation)
  if (!canKeepConversation(ctx, own)) throw new NotAllowed()
  await setKept(ctx.db, own.id, isKept)
}

export type KeptConversation = { id: string; question: string | null; updatedAt: Date }

/** What the person keeps, latest first, each by its first question. @throws {SignInRequired} */
export async function listKeptConversations(ctx: Context): Promise<KeptConversation[]> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new SignInRequired()
  return listKept(ctx.db, actor.userId)
}
