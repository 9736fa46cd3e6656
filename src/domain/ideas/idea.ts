import type { Locale } from '../../i18n/locale.ts'
import type { IdeaStatus } from './idea.status.ts'

export type Idea = {
  id: number
  title: string
  slug: string
  text: string
  locale: Locale
  status: IdeaStatus
  statusText: string | null
  personId: number | null
  authorName: string | null
  isByEmployer: boolean
  writtenAt: Date
  publishedAt: Date | null
  changedAt: Date
  version: number
  mergedInto: number | null
  mergedAt: Date | null
  isHidden: boolean
  votes: number
  comments: number
}

export type IdeaComment = {
  id: number
  /** Of another idea than the one asked for: it was written before that one was merged. */
  ideaId: number
  personId: number | null
  authorName: string | null
  isByEmployer: boolean
  isOfficial: boolean
  text: string
  writtenAt: Date
}

export type IdeaEvent = { status: IdeaStatus; text: string | null; changedAt: Date }

/** Somebody who takes part. */
export type IdeaPerson = {
  id: number
  userId: string | null
  email: string | null
  locale: Locale
  linkKey: string
  confirmedAt: Date | null
}
