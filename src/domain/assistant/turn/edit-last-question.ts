import { type Context, inTransaction } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requireAsker } from '../assistant.policy.ts'
import type { TurnInput } from '../assistant.schema.ts'
import { updateConversation } from '../conversation/conversation.queries.ts'
import { leaveRating } from '../conversation/rating.queries.ts'
import { loadOwnConversation } from '../conversation/steps/load-own-conversation.ts'
import { lastTurn, removeTurn } from '../conversation/turn.queries.ts'
import { answerTurn } from './answer-turn.ts'
import { readTurn } from './read-turn.ts'
import type { AnswerOptions, TurnAnswer } from './turn-event.ts'

/**
 * Asks the last question of a conversation differently: its turn goes, and the answer is made from what was known before it.
 * @throws {NotFound} for another's conversation or one without turns; else as answerTurn
 */
export async function editLastQuestion(
  ctx: Context,
  given: TurnInput & { conversation: string },
  options: AnswerOptions = {},
): Promise<TurnAnswer> {
  requireAsker(ctx)
  const input = readTurn(given)
  await inTransaction(ctx, async inside => {
    const { id, locale } = await loadOwnConversation(inside, given.conversation, { lock: true })
    const last = await lastTurn(inside.db, id)
    if (!last) throw new NotFound('assistant.problem.no-conversation')
    await removeTurn(inside.db, id, last.number)
    await leaveRating(inside.db, id, last.number)
    await updateConversation(inside.db, id, { locale, state: last.before, now: inside.now() })
  })
  return answerTurn(ctx, input, options)
}
