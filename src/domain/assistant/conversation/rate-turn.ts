import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requireAsker } from '../assistant.policy.ts'
import type { Rating } from './conversation.queries.ts'
import { loadOwnConversation } from './steps/load-own-conversation.ts'
import { setRating } from './turn.queries.ts'

const mostReasonChars = 500

type Rated = { conversation: string; turn: number; rating: Rating | null; reason?: string }

/** Says whether an answer helped, with a reason for the operator; null takes it back. @throws {NotFound} */
export async function rateTurn(
  ctx: Context,
  { conversation, turn, rating, reason = '' }: Rated,
): Promise<void> {
  requireAsker(ctx)
  const { id } = await loadOwnConversation(ctx, conversation)
  const words = reason.trim().slice(0, mostReasonChars)
  const rated = { number: turn, rating, reason: rating === null || words === '' ? null : words }
  if (!(await setRating(ctx.db, id, rated))) throw new NotFound()
}
