import type { Locale } from '../../i18n/locale.ts'
import type { CaseStatus, ComplaintStatus, MeasureEnd } from './moderation.status.ts'
import type { ComplaintParty, DecisionReason, Measure, ReportKind, TargetKind } from './moderation.values.ts'

/** Something that can be reported, as whoever asks may see it. */
export type Target = {
  kind: TargetKind
  /** As the case is filed; of a profile not what its address says, which changes. */
  id: string
  label: string
  employerId: number | null
  /** Whom a decision concerns, if that is a person and no employer. */
  userId: string | null
}

export type ModerationCase = {
  id: number
  targetKind: TargetKind
  targetId: string
  label: string
  employerId: number | null
  userId: string | null
  status: CaseStatus
  openReports: number
  allReports: number
  weight: number
  version: number
  openedAt: Date
  changedAt: Date
  /** Who of the team looks into it. */
  assignedTo: string | null
  assignedName: string | null
}

export type Report = {
  id: number
  caseId: number
  decisionId: number | null
  kind: ReportKind
  text: string
  evidence: string | null
  userId: string | null
  name: string | null
  email: string | null
  locale: Locale
  isUnfounded: boolean
  linkKey: string
  reportedAt: Date
}

/** One part of a statement: what it is about, and the text. */
export type StatementPart = { heading: string; text: string }
export type Statement = Record<Locale, StatementPart[]>

export type Decision = {
  id: number
  caseId: number
  measure: Measure
  until: Date | null
  reason: DecisionReason
  facts: string
  isAutomated: boolean
  isOwnInitiative: boolean
  statement: Statement
  decidedBy: string | null
  /** Of the team; null when the account is gone. */
  decidedByName: string | null
  decidedAt: Date
  endedAt: Date | null
  endedBecause: MeasureEnd | null
  linkKey: string
}

export type Complaint = {
  id: number
  decisionId: number
  party: ComplaintParty
  reportId: number | null
  text: string
  locale: Locale
  status: ComplaintStatus
  answer: string | null
  complainedAt: Date
  handledAt: Date | null
}
