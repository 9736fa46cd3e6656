import { z } from 'zod'
import { limits } from '../../../config/limits.ts'
import { jobActs } from '../understanding/act.ts'
import { askedOfAds } from '../understanding/fact-asked.ts'

/** A search as the query of its address, such as "q=MFA&place=Berlin". */
const search = z.string()

const stateSchema = z.object({
  /** The search so far; null before the first. */
  search: search.nullable(),
  /** Ads as they were last shown, in their order: what "die zweite" counts in. */
  shown: z.array(z.int()),
  /** The ad that was last talked about. */
  focus: z.int().nullable(),
  /** What was last asked of an ad, so that the same can be asked of another. */
  acted: z.object({ name: z.enum(jobActs), fact: z.enum(askedOfAds).nullable() }).nullable(),
  /** The text of the guide that was the last answer, for what is asked about it next. */
  topic: z.string().nullable(),
  /** What the assistant asked last, so that a bare answer is understood. */
  asked: z.enum(['what', 'where', 'which', 'language', 'alert']).nullable(),
  /** Earlier searches, the latest last. */
  before: z.array(search),
  /** The language that was asked for in words. */
  locale: z.enum(['de', 'en']).nullable(),
  /** The person does not want a language model to be asked. */
  isWithoutModel: z.boolean(),
})

/** What a conversation knows of itself: small, plain, and without a word of what was said. */
export type ConversationState = z.infer<typeof stateSchema>

export const newConversationState: ConversationState = {
  search: null,
  shown: [],
  focus: null,
  acted: null,
  topic: null,
  asked: null,
  before: [],
  locale: null,
  isWithoutModel: false,
}

/** A state as it was stored, perhaps by an older release: what it does not know is as at the beginning. */
export function readState(stored: unknown): ConversationState {
  const known = typeof stored === 'object' && stored !== null ? stored : {}
  const read = stateSchema.safeParse({ ...newConversationState, ...known })
  return read.success ? read.data : newConversationState
}

/** The state with another search; the one before can be gone back to. */
export function withSearch(state: ConversationState, next: string): ConversationState {
  if (state.search === null || state.search === next) return { ...state, search: next }
  return { ...state, search: next, before: [...state.before, state.search].slice(-limits.assistantStepsBack) }
}
