import { limits } from '../../../config/limits.ts'
import { translator } from '../../../i18n/translate.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { type DomainError, isDomainError, NotFound } from '../../caller/errors.ts'
import { limitTries } from '../../throttle/steps/limit-tries.ts'
import type { AnswerPart } from '../answer-part.schema.ts'
import { canReadConversation, requireAsker } from '../assistant.policy.ts'
import type { TurnInput } from '../assistant.schema.ts'
import {
  type Conversation,
  insertConversation,
  loadConversation,
  updateConversation,
} from '../conversation/conversation.queries.ts'
import { newConversationState } from '../conversation/conversation-state.ts'
import { insertTurn, insertTurnRecord, lastTurn } from '../conversation/turn.queries.ts'
import { understandTurn } from '../understanding/understand-turn.ts'
import type { Answer, Asked } from './answer.ts'
import { answerMeanings } from './answer-meanings.ts'
import { readTurn } from './read-turn.ts'
import { readSearch } from './search-words.ts'
import { type SeenPage, seenPage } from './seen-page.ts'
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
  const answer = await answerByRules(ctx, conversation, input)
  for (const [index, part] of answer.parts.entries()) options.emit?.({ type: 'part', index, part })
  const milliseconds = performance.now() - begun
  const turn = await keepTurn(ctx, { conversation, input, answer, milliseconds })
  return { conversation: conversation.id, turn, parts: answer.parts, answeredBy: 'engine' }
}

async function limitTurns(ctx: Context): Promise<void> {
  const { actor, client } = ctx
  const subject = actor.kind === 'guest' ? client.address : 'userId' in actor ? actor.userId : ''
  // The operator's terminal comes over no network.
  if (subject === '') return
  const tries = actor.kind === 'guest' ? limits.assistantTurnsOfGuestsPerHour : limits.assistantTurnsPerHour
  await limitTries(ctx, {
    kind: 'assistant',
    subject,
    tries,
    windowMinutes: 60,
    problem: 'assistant.problem.too-many',
  })
}

async function openConversation(
  ctx: Context,
  id: string | null,
  owner: Conversation['owner'],
): Promise<Conversation> {
  if (id !== null) {
    const known = await loadConversation(ctx.db, id)
    if (!known || !canReadConversation(ctx, known)) throw new NotFound('assistant.problem.no-conversation')
    return known
  }
  const now = ctx.now()
  const fresh = { owner, locale: ctx.locale, state: newConversationState }
  return {
    ...fresh,
    id: await insertConversation(ctx.db, { ...fresh, now }),
    isKept: false,
    createdAt: now,
    updatedAt: now,
  }
}

/** The answer of the rules, without a model. */
export async function answerByRules(
  ctx: Context,
  { state }: Pick<Conversation, 'state'>,
  input: TurnInput,
): Promise<Answer> {
  const locale = state.locale ?? ctx.locale
  const inLocale = { ...ctx, locale }
  const page: SeenPage =
    typeof input.page === 'object' ? { kind: 'job', jobId: input.page.job } : seenPage(input.page)
  const search = readSearch(state.search)
  const asked: Asked = { ctx: inLocale, t: translator(locale), text: input.text, state, search, page }
  const canPoint = state.shown.length > 0 || state.focus !== null || page.kind === 'job'
  return answerMeanings(asked, understandTurn(input.text, { locale, search, canPoint })).catch(error =>
    withoutWhatWasRefused(asked, error),
  )
}

/** What a use case refuses is an answer as well. */
function withoutWhatWasRefused({ t, state }: Asked, error: unknown): Answer {
  if (!isDomainError(error)) throw error
  const parts: AnswerPart[] = [
    { type: 'text', text: t(`assistant.refused.${refusals[error.kind] ?? 'other'}`) },
  ]
  if (error.kind === 'sign-in-required') parts.push({ type: 'handover', to: 'sign-in' })
  return { parts, state, outcome: `refused-${error.kind}`, tools: [] }
}

const refusals: Partial<Record<DomainError['kind'], string>> = {
  'sign-in-required': 'sign-in',
  'not-allowed': 'not-allowed',
  'not-found': 'gone',
  gone: 'gone',
}

async function keepTurn(
  ctx: Context,
  {
    conversation,
    input,
    answer,
    milliseconds,
  }: { conversation: Conversation; input: TurnInput; answer: Answer; milliseconds: number },
): Promise<number> {
  const now = ctx.now()
  const { id, state: before } = conversation
  return inTransaction(ctx, async ({ db }) => {
    // Deleted while it was being answered: nothing is kept of it.
    if (!(await loadConversation(db, id, { lock: true })))
      throw new NotFound('assistant.problem.no-conversation')
    const { parts, state, outcome, tools } = answer
    const turn = await insertTurn(db, id, { question: input.text, parts, answeredBy: 'engine', before, now })
    await updateConversation(db, id, { locale: ctx.locale, state, now })
    await insertTurnRecord(db, { at: now, answeredBy: 'engine', outcome, tools, milliseconds })
    return turn
  })
}
