import { limits } from '../../../config/limits.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import { requireAsker } from '../assistant.policy.ts'
import type { TurnInput } from '../assistant.schema.ts'
import {
  type Conversation,
  insertConversation,
  loadConversation,
  updateConversation,
} from '../conversation/conversation.queries.ts'
import { newConversationState } from '../conversation/conversation-state.ts'
import { loadOwnConversation } from '../conversation/steps/load-own-conversation.ts'
import { insertTurn, insertTurnRecord, lastTurn } from '../conversation/turn.queries.ts'
import { type AnsweredTurn, answerWithModel } from '../with-model/steps/answer-with-model.ts'
import { answerByRules, askedOf } from './answer-by-rules.ts'
import { readTurn } from './read-turn.ts'
import type { AnswerOptions, TurnAnswer } from './turn-event.ts'

/**
 * One turn of a conversation, which begins with the first: understands what was said, asks the use cases that know, and keeps question
 * and answer. Language is that of the context, until another was asked for.
 * @throws {NotFound} for a conversation that is none or another's; {TooMany}; {Invalid}; {SignInRequired} for programs
 */
export async function answerTurn(
  ctx: Context,
  given: TurnInput,
  options: AnswerOptions = {},
): Promise<TurnAnswer> {
  const owner = requireAsker(ctx)
  const input = readTurn(given)
  await limitTurns(ctx)
  const begun = performance.now()
  const conversation = await openConversation(ctx, input.conversation ?? null, owner)
  const number = ((await lastTurn(ctx.db, conversation.id))?.number ?? 0) + 1
  options.emit?.({ type: 'start', conversation: conversation.id, turn: number })
  options.emit?.({ type: 'status', status: 'searching' })
  const asked = askedOf({ ctx, conversation, input })
  const byRules = await answerByRules(asked, input)
  const answer = await answerWithModel({ asked, conversationId: conversation.id, byRules }, options)
  for (const [index, part] of answer.parts.entries()) options.emit?.({ type: 'part', index, part })
  const milliseconds = performance.now() - begun
  const turn = await keepTurn(ctx, { conversation, input, answer, milliseconds })
  return { conversation: conversation.id, turn, parts: answer.parts, answeredBy: answer.answeredBy }
}

async function limitTurns(ctx: Context): Promise<void> {
  const { actor, client } = ctx
  const subject = actor.kind === 'guest' ? client.address : 'userId' in actor ? actor.userId : ''
  // The operator's terminal comes over no network.
  if (subject === '') return
  const isGuest = actor.kind === 'guest'
  const tries = isGuest ? limits.assistantTurnsOfGuestsPerHour : limits.assistantTurnsPerHour
  const problem = 'assistant.problem.too-many'
  await limitTries(ctx, { kind: 'assistant', subject, tries, windowMinutes: 60, problem })
}

async function openConversation(
  ctx: Context,
  id: string | null,
  owner: Conversation['owner'],
): Promise<Conversation> {
  if (id !== null) return loadOwnConversation(ctx, id)
  const now = ctx.now()
  const fresh = { owner, locale: ctx.locale, state: newConversationState }
  const newId = await insertConversation(ctx.db, { ...fresh, now })
  return { ...fresh, id: newId, isKept: false, createdAt: now, updatedAt: now }
}

type Answered = { conversation: Conversation; input: TurnInput; answer: AnsweredTurn; milliseconds: number }

async function keepTurn(
  ctx: Context,
  { conversation, input, answer, milliseconds }: Answered,
): Promise<number> {
  const now = ctx.now()
  const { id, state: before } = conversation
  return inTransaction(ctx, async ({ db }) => {
    // Deleted while it was being answered: nothing is kept of it.
    if (!(await loadConversation(db, id, { lock: true })))
      throw new NotFound('assistant.problem.no-conversation')
    const { parts, state, outcome, tools, answeredBy, use } = answer
    const turn = await insertTurn(db, id, {
      question: input.text,
      parts,
      answeredBy,
      outcome,
      before,
      now,
    })
    await updateConversation(db, id, { locale: ctx.locale, state, now })
    await insertTurnRecord(db, { at: now, answeredBy, outcome, tools, use, milliseconds })
    return turn
  })
}
