import { type Context, inTransaction } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requireAsker } from '../assistant.policy.ts'
import { removeConversation, updateConversation } from './conversation.queries.ts'
import { removeRating } from './rating.queries.ts'
import { loadOwnConversation } from './steps/load-own-conversation.ts'
import { lastTurn, removeTurn } from './turn.queries.ts'

/** Deletes a conversation for good. @throws {NotFound} */
export async function deleteConversation(
  ctx: Context,
  { conversation }: { conversation: string },
): Promise<void> {
  requireAsker(ctx)
  const own = await loadOwnConversation(ctx, conversation)
  await removeConversation(ctx.db, own.id)
}

/** Deletes one turn for good; when it was the last, the conversation goes on from before it. @throws {NotFound} */
export async function deleteTurn(
  ctx: Context,
  { conversation, turn }: { conversation: string; turn: number },
): Promise<void> {
  requireAsker(ctx)
  await inTransaction(ctx, async inside => {
    const own = await loadOwnConversation(inside, conversation, { lock: true })
    const last = await lastTurn(inside.db, own.id)
    if (!(await removeTurn(inside.db, own.id, turn))) throw new NotFound()
    await removeRating(inside.db, own.id, turn)
    if (last?.number !== turn) return
    const { locale } = own
    await updateConversation(inside.db, own.id, { locale, state: last.before, now: inside.now() })
  })
}
