import { isUuid } from '../../../../basics/uuid.ts'
import type { Context } from '../../../caller/context.ts'
import { NotFound } from '../../../caller/errors.ts'
import { canReadConversation } from '../../assistant.policy.ts'
import { type Conversation, loadConversation } from '../conversation.queries.ts'

/** @throws {NotFound} for a conversation that is none, or another's */
export async function loadOwnConversation(
  ctx: Context,
  id: string,
  { lock = false } = {},
): Promise<Conversation> {
  const conversation = isUuid(id) ? await loadConversation(ctx.db, id, { lock }) : null
  if (!conversation || !canReadConversation(ctx, conversation))
    throw new NotFound('assistant.problem.no-conversation')
  return conversation
}
