import type { Locale } from '../../i18n/locale.ts'
import type { MailDoubt, SupportRating, SupportTopic, Suspicion } from './support.values.ts'
import type { SupportStatus } from './support-request.status.ts'

export type SupportRequest = {
  id: number
  /** As people read it, such as 2026-000123. */
  number: string
  topic: SupportTopic
  status: SupportStatus
  userId: string | null
  /** Of the account, or as a guest gave it. */
  email: string
  name: string | null
  locale: Locale
  page: string | null
  transcript: string | null
  /** Of the mail that began it. */
  subject: string | null
  linkKey: string
  version: number
  assignedTo: string | null
  assignedName: string | null
  dueAt: Date | null
  firstAnsweredAt: Date | null
  heldBecause: Suspicion[]
  mergedInto: number | null
  rating: SupportRating | null
  ratingText: string | null
  writtenAt: Date
  changedAt: Date
}

export type SupportFile = { id: string; name: string; mediaType: string; bytes: number; scan: string }

export type SupportMessage = {
  id: number
  author: 'person' | 'team' | 'note'
  channel: 'page' | 'mail'
  text: string
  /** Quotes and signature of a mail. */
  rest: string | null
  /** Of a mail that did not come from the person's address. */
  sender: string | null
  heldBecause: MailDoubt | null
  /** The number of the conversation that it was merged from. */
  mergedFrom: string | null
  /** Of the team's. */
  writtenByName: string | null
  writtenAt: Date
  files: SupportFile[]
}

export type ListedRequest = Pick<
  SupportRequest,
  | 'id'
  | 'number'
  | 'topic'
  | 'status'
  | 'email'
  | 'name'
  | 'subject'
  | 'assignedName'
  | 'dueAt'
  | 'changedAt'
  | 'linkKey'
  | 'heldBecause'
> & { beginning: string }

/** Without who of the team has it, which is nothing to the person. */
export function withoutTeam<T extends Pick<SupportRequest, 'assignedName'>>(request: T): T {
  return { ...request, assignedName: null, ...('assignedTo' in request && { assignedTo: null }) }
}
