import { type Context, inTransaction } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requireAsker } from '../assistant.policy.ts'
import { type Rating, removeRating, saveRating } from './rating.queries.ts'
import { loadOwnConversation } from './steps/load-own-conversation.ts'
import { listTurns } from './turn.queries.ts'

const mostReasonChars = 500
const mostAnswerChars = 4_000

type Rated = {
  conversation: string
  turn: number
  rating: Rating | null
  reason?: string
  /** Question and answer go along: only where the person agreed. */
  withWords?: boolean
}

/** Says whether an answer helped, with a reason for the operator; null takes it back. @throws {NotFound} */
export async function rateTurn(
  ctx: Context,
  { conversation, turn, rating, reason = '', withWords = false }: Rated,
): Promise<void> {
  requireAsker(ctx)
  const words = reason.trim().slice(0, mostReasonChars)
  await inTransaction(ctx, async inside => {
    const { id, locale } = await loadOwnConversation(inside, conversation)
    const rated = (await listTurns(inside.db, id)).find(({ number }) => number === turn)
    if (!rated) throw new NotFound()
    if (rating === null) return removeRating(inside.db, id, turn)
    const { question, answeredBy, outcome, parts } = rated
    const said = parts.flatMap(part => (part.type === 'text' ? [part.text] : []))
    await saveRating(inside.db, id, {
      turn,
      at: inside.now(),
      rating,
      reason: words === '' ? null : words,
      locale,
      answeredBy,
      outcome,
      words: withWords ? { question, answer: said.join('\n\n').slice(0, mostAnswerChars) } : null,
    })
  })
}
