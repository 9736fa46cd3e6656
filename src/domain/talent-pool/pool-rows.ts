import type { JobDerivedPay, JobPay } from '../../vocabulary/jobs/job-row.ts'
import type { ContactState } from './contact-request.status.ts'
import type { ChosenField, DeclineReason } from './talent-pool.values.ts'

export type JobToAsk = { id: number; title: string; hasPay: boolean; hasDuty: boolean }

/** As the ad said at the moment of asking. */
export type RequestFacts = {
  title: string
  place: string
  pay: JobPay | null
  /** What the table of the agreement gave; missing in questions from before it was kept. */
  derivedPay?: JobDerivedPay | null
  country: string | null
  shiftModels: string[]
  employmentTypes: string[]
}

export type ContactRequest = {
  id: string
  userId: string
  employerId: number
  employer: string
  employerSlug: string
  jobId: number
  jobSlug: string
  askedBy: string | null
  state: ContactState
  /** Empty while it is hidden. */
  message: string
  /** After a report: neither side reads it, and it cannot be answered. */
  isHidden: boolean
  facts: RequestFacts
  createdAt: Date
  expiresAt: Date
  answeredAt: Date | null
  reason: DeclineReason | null
  revealed: ChosenField[]
  applicationId: string | null
  /** Null when the person's application is gone or withdrawn: nothing is shown any more. */
  applicationStatus: string | null
}

export type Revealed = {
  /** Each null or empty unless the person chose it. */
  name: string | null
  email: string | null
  phone: string | null
  town: string | null
  positions: {
    title: string
    employer: string | null
    city: string | null
    fromMonth: string | null
    toMonth: string | null
    isCurrent: boolean
  }[]
  educations: { name: string; institution: string | null; fromMonth: string | null; toMonth: string | null }[]
  qualifications: string[]
  /** It lies with the application's documents. */
  hasCv: boolean
}

export type TalentView = { employerId: number; employer: string; slug: string; day: string; fields: string[] }
