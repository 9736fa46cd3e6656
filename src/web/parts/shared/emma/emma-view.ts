import type { JobCardView } from '../job-card.tsx'
import type { EmmaWords } from './emma-words.server.ts'

/** A paragraph, or the lines of a list. */
export type TextBlock = { text: string } | { items: string[] }

/** `key` is the filter with its value, as the assistant takes it away. */
export type ChipView = { key: string; label: string }

export type DraftView =
  | { kind: 'alert'; chips: string[]; to: string }
  | { kind: 'saved-job'; job: { id: number; title: string; to: string; isSaved: boolean } }
  | {
      kind: 'application-message'
      job: { id: number; title: string; to: string }
      message: string
      /** The ad takes applications elsewhere: the message is there to be copied. */
      isElsewhere: boolean
    }

/** A part of an answer as it is shown: translated, with addresses, and with what the ids stand for at this moment. */
export type PartView =
  | { type: 'text'; blocks: TextBlock[] }
  | { type: 'filters'; chips: ChipView[]; to: string }
  | {
      type: 'jobs'
      cards: { card: JobCardView; applyTo: string | null }[]
      gone: string | null
      more: LinkView | null
    }
  | {
      type: 'table'
      caption: string
      columns: { text: string; to: string | null }[]
      rows: { label: string; cells: string[] }[]
      /** Of several ads: the same on a page of its own, with more facts. */
      more: LinkView | null
    }
  | { type: 'draft'; draft: DraftView }
  | { type: 'choices'; choices: ChoiceView[] }
  | { type: 'sources'; sources: { label: string; to: string | null; checked: string | null }[] }
  | { type: 'handover'; text: string; link: LinkView }

export type LinkView = { text: string; to: string }

/** `text` is what is asked when it is chosen. */
export type ChoiceView = { label: string; text: string }

export type TurnView = {
  number: number
  question: string
  parts: PartView[]
  /** What "copy" puts on the clipboard. */
  plain: string
  rating: 'helpful' | 'not-helpful' | null
  hasReason: boolean
}

/** All of a conversation that a page shows. */
export type EmmaView = {
  /** Null before the first question. */
  conversation: string | null
  /** Where its forms are sent and where it can be read again. */
  path: string
  /** The conversation that was asked for is not there any more, or is not the reader's. */
  isGone: boolean
  /** Who she is, what she can and what is kept: before the first question of every conversation. */
  intro: TextBlock[]
  quick: ChoiceView[]
  turns: TurnView[]
  /** Whether the conversation is kept; null for those who can keep none. */
  isKept: boolean | null
  kept: { id: string; title: string; when: string; to: string }[]
  words: EmmaWords
}

/** What a form of a conversation answers when it does not lead to the page again; texts are translated. */
export type EmmaAnswer = {
  /** Why the question was not answered. */
  problem: string | null
  /** The question, so that it is not lost. */
  question: string
  isDeleted: boolean
}
