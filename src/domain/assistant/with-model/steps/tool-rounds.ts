import { z } from 'zod'
import { translator } from '../../../../i18n/translate.ts'
import {
  type LanguageModel,
  ModelFailed,
  type ModelMessage,
  type ToolCall,
} from '../../../../platform/language-model/language-model.ts'
import type { Context } from '../../../caller/context.ts'
import { isDomainError } from '../../../caller/errors.ts'
import { rowIdSchema } from '../../../caller/row-id.schema.ts'
import { mostJobs, type OpenTool } from '../../tools/tool.ts'
import { toolsFor } from '../../tools/tools-for.ts'
import type { KnownFacts } from '../known-facts.ts'
import { markData } from '../mark-data.ts'

/** What a tool answered in this turn. */
export type ToolResult = { name: string; result: unknown }

export type Rounds = {
  results: ToolResult[]
  /** Chosen by the model among ads of this turn; null when it chose none. */
  chosen: number[] | null
  /** Also of rounds that led to nothing. */
  inputTokens: number
  outputTokens: number
}

const mostRounds = 6
const mostCallsPerRound = 4
/** Of a result, as JSON. */
const mostChars = 24_000

const choice = z.strictObject({ jobIds: z.array(rowIdSchema).min(1).max(mostJobs) })
const showJobs = {
  name: 'show_jobs',
  description: 'Chooses the ads that are drawn below your words: ids of results of this turn, best first.',
  inputSchema: z.toJSONSchema(choice, { io: 'input', target: 'draft-7' }) as Record<string, unknown>,
}

type Asked = {
  instructions: string
  messages: readonly ModelMessage[]
  facts: KnownFacts
  signal: AbortSignal
  onText: (delta: string) => void
  onTools: () => void
}

/**
 * Lets the model ask for tools, at most six times, then answer without any: a turn always ends in words. Wrong arguments, unknown ids and what
 * the person may not see are told to the model, and count. Fills `done` as it goes, so that what was spent is known even after a failure.
 * @throws ModelFailed, and whatever `onText` throws
 */
export async function runRounds(
  ctx: Context,
  model: LanguageModel,
  asked: Asked,
  done: Rounds,
): Promise<void> {
  const tools = toolsFor(ctx.actor)
  const messages = [...asked.messages]
  for (let round = 0; round <= mostRounds; round++) {
    const isLast = round === mostRounds
    const { instructions, signal, onText } = asked
    const offers = isLast ? [] : [...tools, showJobs]
    const answer = await model.round({ instructions, messages, tools: offers, signal, onText })
    done.inputTokens += answer.inputTokens ?? 0
    done.outputTokens += answer.outputTokens ?? 0
    if (answer.calls.length === 0) return
    if (isLast) throw new ModelFailed('The model asked for tools where there were none')
    asked.onTools()
    const calls = answer.calls.slice(0, mostCallsPerRound)
    const results: { call: ToolCall; value: unknown }[] = []
    for (const call of calls)
      results.push({ call, value: await answerCall(ctx, call, { tools, asked, done }) })
    messages.push({ role: 'model', text: answer.text, calls }, { role: 'results', results })
  }
}

type Around = { tools: readonly OpenTool[]; asked: Asked; done: Rounds }

async function answerCall(ctx: Context, call: ToolCall, { tools, asked, done }: Around): Promise<unknown> {
  if (call.name === showJobs.name) return choose(call, asked.facts, done)
  const tool = tools.find(({ name }) => name === call.name)
  if (!tool) return { problem: 'There is no such tool.' }
  if (call.isBroken) return { problem: 'The arguments are no JSON object.' }
  try {
    const answer = await tool.call(ctx, call.given)
    if (!answer.isGood) return { problem: answer.problem }
    const seen = markData(answer.result)
    if (JSON.stringify(seen).length > mostChars) return { problem: 'Too long: ask for fewer.' }
    asked.facts.add(answer.result)
    done.results.push({ name: call.name, result: answer.result })
    return seen
  } catch (error) {
    if (isDomainError(error)) return { problem: translator(ctx.locale)(error.key, error.params) }
    throw error
  }
}

function choose(call: ToolCall, facts: KnownFacts, done: Rounds): unknown {
  const read = choice.safeParse(call.given)
  if (!read.success) return { problem: z.prettifyError(read.error) }
  const unknown = read.data.jobIds.filter(id => !facts.hasJob(id))
  if (unknown.length > 0) return { problem: `No result of this turn has these ads: ${unknown.join(', ')}` }
  done.chosen = [...new Set(read.data.jobIds)]
  return { shown: done.chosen.length }
}
