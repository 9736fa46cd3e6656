import type { Locale } from '../../i18n/locale.ts'
import type { SupportTopic } from './support.values.ts'
import type { SupportStatus } from './support-request.status.ts'

export type SupportRequest = {
  id: number
  topic: SupportTopic
  status: SupportStatus
  userId: string | null
  /** Of the account, or as a guest gave it. */
  email: string
  name: string | null
  locale: Locale
  page: string | null
  transcript: string | null
  linkKey: string
  writtenAt: Date
  changedAt: Date
}

export type SupportMessage = { id: number; author: 'person' | 'team'; text: string; writtenAt: Date }

export type ListedRequest = Pick<
  SupportRequest,
  'id' | 'topic' | 'status' | 'email' | 'name' | 'changedAt' | 'linkKey'
> & { beginning: string }
