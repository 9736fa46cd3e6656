import type { AnswerPart } from '../../../src/domain/assistant/answer-part.schema.ts'
import { answerTurn } from '../../../src/domain/assistant/turn/answer-turn.ts'
import type { Context } from '../../../src/domain/caller/context.ts'

export type Asking = { text: string; conversation?: string; page?: string }
export type Answered = { conversation: string; parts: AnswerPart[] }

/** Whoever can answer the conversations; each gets a column of the table. */
export type Answerer = { name: string; answer: (ctx: Context, asking: Asking) => Promise<Answered> }

/** The rules, and beside them a language model when one is configured. */
export async function answerers(): Promise<Answerer[]> {
  return [{ name: 'rules', answer: (ctx, asking) => answerTurn(ctx, asking) }]
}
