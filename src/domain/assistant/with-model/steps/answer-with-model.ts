import { limits } from '../../../../config/limits.ts'
import { translator } from '../../../../i18n/translate.ts'
import { type LanguageModel, ModelFailed } from '../../../../platform/language-model/language-model.ts'
import type { Context } from '../../../caller/context.ts'
import { isOn } from '../../../switches/steps/is-on.ts'
import { listTurns } from '../../conversation/turn.queries.ts'
import { filtersOfParams } from '../../tools/search-filters.schema.ts'
import type { Answer, Asked } from '../../turn/answer.ts'
import { text } from '../../turn/answer.ts'
import type { AnswerOptions } from '../../turn/turn-event.ts'
import { problemOfAnswer } from '../check-words.ts'
import { type KnownFacts, knownFacts } from '../known-facts.ts'
import { partsOfResults } from '../parts-of-results.ts'
import { sentenceGate, Unbacked } from '../sentence-gate.ts'
import { isWithinBudget } from './model-budget.ts'
import { instructionsFor, promptVersion } from './prompt.ts'
import { type Rounds, runRounds } from './tool-rounds.ts'

export type ModelUse = { promptVersion: string; inputTokens: number; outputTokens: number }

/** `use` is null where no model was asked. */
export type AnsweredTurn = Answer & { answeredBy: 'engine' | 'model'; use: ModelUse | null }

export type Deadlines = { firstWordsMs: number; wholeMs: number }

type Turn = { asked: Asked; conversationId: string; byRules: Answer }

/** Questions before this one that the model is told. */
const questionsBefore = 4

/**
 * The answer of the model, where one is configured and may be asked; otherwise, and after its first failure, that of the rules, which has
 * been found already. Never throws because of the model.
 */
export async function answerWithModel(
  turn: Turn,
  options: AnswerOptions,
  deadlines: Deadlines = { firstWordsMs: limits.assistantFirstWordsMs, wholeMs: limits.assistantModelMs },
): Promise<AnsweredTurn> {
  const { asked, byRules } = turn
  const { ctx } = asked
  const model = ctx.languageModel
  const rules: AnsweredTurn = { ...byRules, answeredBy: 'engine', use: null }
  if (!model || !isWanted(turn) || !(await isWithinBudget(ctx, model))) return rules
  const done: Rounds = { results: [], chosen: null, inputTokens: 0, outputTokens: 0 }
  const spentOf = (): ModelUse => {
    const { inputTokens, outputTokens } = done
    return { promptVersion, inputTokens, outputTokens }
  }
  try {
    const answer = await askModel(model, turn, { options, deadlines, done })
    return { ...answer, answeredBy: 'model', use: spentOf() }
  } catch (error) {
    ctx.log.warn({ err: error, model: model.name }, 'assistant: the model was not used')
    const note = text(translator(ctx.locale)('assistant-tools.without-model'))
    const outcome = `model-${failureOf(error)}`
    return { ...rules, parts: [note, ...byRules.parts], outcome, use: spentOf() }
  }
}

/** Not where the person or those who run the board have turned it off, and not where the rules know better. */
function isWanted({ asked: { ctx, state }, byRules }: Turn): boolean {
  return !state.isWithoutModel && isOn(ctx, 'assistant-model') && !isForRules(byRules.outcome)
}

/** Refusals, checked texts of our own and what only moves through the conversation gain nothing by a model, and may lose. */
function isForRules(outcome: string): boolean {
  return /^(?:outside-|guide-|refused-|human$|model-chosen$|restart$|back$|chip)/.test(outcome)
}

type Around = { options: AnswerOptions; deadlines: Deadlines; done: Rounds }

async function askModel(
  model: LanguageModel,
  { asked, conversationId }: Turn,
  { options, deadlines, done }: Around,
): Promise<Answer> {
  const { ctx, state, search, t } = asked
  const facts = knownFacts(asked.text)
  const clock = deadlineOf(deadlines, options.signal)
  const gate = gateOf(facts, clock, options)
  const filters = search && filtersOfParams(search)
  const { shown, focus } = state
  try {
    await runRounds(
      ctx,
      model,
      {
        instructions: instructionsFor(ctx, { filters, shown, focus }),
        messages: await messagesOf(ctx, conversationId, asked.text),
        facts,
        signal: clock.signal,
        onText: gate.take,
        onTools: () => options.emit?.({ type: 'status', status: 'searching' }),
      },
      done,
    )
    const said = gate.end().trim()
    const problem = problemOfAnswer(said, ctx.locale)
    if (problem) throw new Unbacked(problem)
    const tableCaption = t('assistant-tools.compared')
    const { parts, state: after } = partsOfResults(done, { state, tableCaption })
    const tools = done.results.map(({ name }) => name)
    return { parts: [text(said), ...parts], state: after, outcome: 'model', tools }
  } finally {
    clock.stop()
  }
}

async function messagesOf(ctx: Context, conversationId: string, question: string) {
  const before = await listTurns(ctx.db, conversationId)
  const questions = [...before.slice(-questionsBefore).map(turn => turn.question), question]
  return questions.map(each => ({ role: 'person' as const, text: each }))
}

function gateOf(facts: KnownFacts, clock: Clock, { emit }: AnswerOptions) {
  return sentenceGate(facts, delta => {
    if (!clock.hasBegun()) emit?.({ type: 'status', status: 'writing' })
    clock.begin()
    emit?.({ type: 'text', index: 0, delta })
  })
}

type Clock = { signal: AbortSignal; hasBegun: () => boolean; begin: () => void; stop: () => void }

/** Stops the model that says nothing for long, or too long; whoever hangs up stops it, too. */
function deadlineOf({ firstWordsMs, wholeMs }: Deadlines, hungUp: AbortSignal | undefined): Clock {
  const late = new AbortController()
  const first = setTimeout(() => late.abort(), firstWordsMs)
  const whole = setTimeout(() => late.abort(), wholeMs)
  let begun = false
  return {
    signal: hungUp ? AbortSignal.any([late.signal, hungUp]) : late.signal,
    hasBegun: () => begun,
    begin: () => {
      begun = true
      clearTimeout(first)
    },
    stop: () => {
      clearTimeout(first)
      clearTimeout(whole)
    },
  }
}

function failureOf(error: unknown): string {
  if (error instanceof Unbacked) return error.problem
  return error instanceof ModelFailed ? 'failed' : 'broken'
}
