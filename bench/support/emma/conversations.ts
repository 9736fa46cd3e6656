import { readFileSync } from 'node:fs'
import type { Locale } from '../../../src/i18n/locale.ts'
import type { Who } from './world.ts'

/** What must hold of the answer to one question. */
export type Turn = {
  q: string
  /** Types of parts that must be there; "draft|handover" is either. */
  has?: string[]
  no?: string[]
  /** Of the part "filters": texts are patterns of the whole value; no other is set, but those of `loose`. */
  filters?: Record<string, string | number | string[]>
  loose?: string[]
  /** Patterns that the words of the answer hold, and words that they must not. */
  says?: string[]
  never?: string[]
  /** The text of the guide that is given; "a|b" is either. */
  guide?: string
  /** Nothing is searched, shown or prepared. */
  refuses?: boolean
}

export type Conversation = {
  id: string
  locale?: Locale
  as?: Who
  /** The ad that is looked at: the first that this search finds. */
  page?: { jobLike: string }
  /** Written before the rules were known to its author. */
  heldBack?: boolean
  turns: Turn[]
}

/** Those of the list, or of a file elsewhere. */
export function readConversations(path?: string): Conversation[] {
  return readFileSync(path ?? new URL('../../gold/emma.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Conversation)
}
