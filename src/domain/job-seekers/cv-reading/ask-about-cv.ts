import { limits } from '../../../config/limits.ts'
import type { Cv } from '../../../cv-format/cv.ts'
import { addFacts } from '../../../cv-format/from-model/add-facts.ts'
import { cvQuestion } from '../../../cv-format/from-model/cv-question.ts'
import { factsOfAnswer } from '../../../cv-format/from-model/facts-of-answer.ts'
import { type ModelAnswer, modelAnswerSchema } from '../../../cv-format/from-model/model-answer.schema.ts'
import { quotesIn } from '../../../cv-format/from-model/quotes-in.ts'
import { type KnownPerson, maskCv } from '../../../cv-format/masking/mask-cv.ts'
import type { ReadCv } from '../../../cv-format/read-cv.ts'
import type { LanguageModel, RoundAnswer } from '../../../platform/language-model/language-model.ts'
import { withoutDataMarks } from '../../../texts/data-mark.ts'
import type { CvModelOutcome } from './cv-model.values.ts'

export type ReadDocument = Pick<Extract<ReadCv, { problem: null }>, 'fields' | 'text' | 'places'>

export type CvRound = {
  outcome: 'answered' | 'unusable' | 'failed'
  inputTokens: number
  outputTokens: number
  milliseconds: number
  error?: unknown
}

type Options = {
  known: KnownPerson
  mostMs?: number
  /** Asked when everything is masked, before anything leaves. */
  mayAsk?: () => Promise<boolean>
  /** Told what the model has cost, whatever came of it. */
  onRound?: (round: CvRound) => Promise<void>
}

/**
 * What the rules have read of a CV, with what a language model finds besides. Nothing leaves unless name and contact data of its person are
 * masked for certain. Never throws because of the model: then the rules' result stands.
 */
export async function askAboutCv(
  model: LanguageModel,
  read: ReadDocument,
  { known, mostMs = limits.cvModelMs, mayAsk, onRound }: Options,
): Promise<{ fields: Cv; outcome: CvModelOutcome }> {
  const masked = maskCv({ lines: read.text, fields: read.fields }, known)
  if (masked.problem !== null) return { fields: read.fields, outcome: masked.problem }
  if (mayAsk && !(await mayAsk())) return { fields: read.fields, outcome: 'budget' }
  const { answer, round } = await answerOf(model, masked.lines, mostMs)
  await onRound?.(round)
  if (!answer) return { fields: read.fields, outcome: 'failed' }
  const quotes = quotesIn(read.text.map((text, at) => ({ text, box: read.places[at] ?? null })))
  const sent = quotesIn(masked.lines.map(text => ({ text, box: null })))
  const { fields, added } = addFacts(read.fields, factsOfAnswer(answer, quotes, sent))
  return { fields, outcome: added > 0 ? 'added' : 'nothing-new' }
}

/** Long CVs have many stations. */
const mostOutputTokens = 4_000

async function answerOf(
  model: LanguageModel,
  lines: readonly string[],
  mostMs: number,
): Promise<{ answer: ModelAnswer | null; round: CvRound }> {
  const { instructions, text, tool } = cvQuestion(lines)
  const begun = performance.now()
  let said: RoundAnswer | null = null
  const ended = (outcome: CvRound['outcome'], error?: unknown): CvRound => ({
    ...{ outcome, error, milliseconds: Math.round(performance.now() - begun) },
    ...{ inputTokens: said?.inputTokens ?? 0, outputTokens: said?.outputTokens ?? 0 },
  })
  try {
    said = await model.round({
      ...{ instructions, messages: [{ role: 'person', text }], tools: [tool], mostOutputTokens },
      signal: AbortSignal.timeout(mostMs),
      onText: () => {},
    })
    const answer = modelAnswerSchema.parse(givenIn(said, tool.name))
    return { answer, round: ended('answered') }
  } catch (error) {
    return { answer: null, round: ended(said ? 'unusable' : 'failed', error) }
  }
}

/** The arguments of the call, or the JSON that a model wrote instead; marks between words are ours. @throws SyntaxError */
function givenIn({ calls, text }: RoundAnswer, tool: string): unknown {
  const call = calls.find(({ name, isBroken }) => name === tool && !isBroken)
  const json = call ? JSON.stringify(call.given) : text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return JSON.parse(withoutDataMarks(json))
}
