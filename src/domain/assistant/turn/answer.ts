import type { Translate } from '../../../i18n/make-translator.ts'
import type { Context } from '../../caller/context.ts'
import type { JobSearchParams } from '../../job-search/job.schema.ts'
import type { AnswerPart } from '../answer-part.schema.ts'
import type { ConversationState } from '../conversation/conversation-state.ts'
import type { SeenPage } from './seen-page.ts'

/** What a turn is answered from. */
export type Asked = {
  ctx: Context
  t: Translate
  /** As the person wrote it. */
  text: string
  state: ConversationState
  /** The text of the guide that was the last answer, or null. */
  topic: string | null
  /** What was asked of an ad in the turn before. */
  acted: ConversationState['acted']
  /** The search so far, or null. */
  search: JobSearchParams | null
  /** The page of this site that the person looks at. */
  page: SeenPage
}

/** What is answered, and what the conversation knows afterwards. */
export type Answer = {
  parts: AnswerPart[]
  state: ConversationState
  /** What the turn was taken for, for the operator's figures. */
  outcome: string
  /** Use cases that were asked. */
  tools: readonly string[]
}

export function text(words: string): AnswerPart {
  return { type: 'text', text: words }
}

/** Choices by what is said when one is taken; the label is the same unless another is given. */
export function choices(...each: (string | { label: string; text: string })[]): AnswerPart[] {
  if (each.length === 0) return []
  return [
    {
      type: 'choices',
      choices: each.map(choice => (typeof choice === 'string' ? { label: choice, text: choice } : choice)),
    },
  ]
}
