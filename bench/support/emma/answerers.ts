import type { AnswerPart } from '../../../src/domain/assistant/answer-part.schema.ts'
import { answerTurn } from '../../../src/domain/assistant/turn/answer-turn.ts'
import type { Context } from '../../../src/domain/caller/context.ts'
import type { LanguageModel } from '../../../src/platform/language-model/language-model.ts'

export type Asking = { text: string; conversation?: string; page?: string }
export type Answered = { conversation: string; parts: AnswerPart[]; answeredBy: 'engine' | 'model' }

/** Whoever can answer the conversations; each gets a column of the table. */
export type Answerer = { name: string; answer: (ctx: Context, asking: Asking) => Promise<Answered> }

/** The rules, and beside them a language model when one is configured, whose answers are those of a site with it. */
export function answerers(model: LanguageModel | null): Answerer[] {
  const by = (name: string, languageModel: LanguageModel | null): Answerer => ({
    name,
    answer: (ctx, asking) => answerTurn({ ...ctx, languageModel }, asking),
  })
  const rules = by('rules', null)
  // All conversations in a row are more than a day of a site.
  return model ? [rules, by(model.name, { ...model, tokensPerDay: Number.MAX_SAFE_INTEGER })] : [rules]
}
