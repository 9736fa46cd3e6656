import { dayOf } from '../../db/day-of.ts'
import { type SafeHtml, safeHtml } from '../../texts/safe-html.ts'
import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import type { ChosenTariff } from '../../vocabulary/pay/tariffs/chosen-tariff.ts'
import type { Context } from '../caller/context.ts'
import { Gone, NotFound } from '../caller/errors.ts'
import type { AskedFact } from './asked-fact.values.ts'
import { askableFacts, type GivenAnswer, givenAnswers } from './employer-answers.ts'
import { canKnowJobIsGone, canReadJob, isLive } from './job.policy.ts'
import type { JobStatus } from './job.status.ts'
import { type LoadedJob, loadJobDetails } from './steps/job.queries.ts'
import type { JobQuestion } from './steps/job-question.ts'

export type JobDetails = Omit<JobRow, 'employer'> & {
  employer: JobRow['employer'] & { website: string | null }
  status: JobStatus
  /** Paused, expired or filled: the page stays public, without a way to apply. */
  hasEnded: boolean
  endedAt: Date | null
  descriptionHtml: SafeHtml
  department: string | null
  reference: string | null
  workloadPercent: { min: number; max: number } | null
  hoursWeek: number | null
  /** `2026-12-01`. */
  startDate: string | null
  startText: string | null
  weekendsPerMonth: number | null
  /** Chosen from the tables instead of read from the texts. */
  chosenTariff: ChosenTariff | null
  /** How often a year the month is paid (12, 13 or 14), and whether the employer is ready to pay more than it states. */
  payTerms: { payments: number | null; mayExceed: boolean | null }
  requiredLanguages: string[]
  /** The same languages with the required level (a1 to c2), where stated. */
  languageLevels: { language: string; level: string | null }[]
  requiredQualifications: string[]
  obtainableQualifications: string[]
  benefits: string[]
  questions: JobQuestion[]
  /** What readers may ask the employer about. */
  askableFacts: AskedFact[]
  /** What the employer said when it was asked. */
  givenAnswers: GivenAnswer[]
  contact: { name: string | null; email: string | null; phone: string | null } | null
  /** Null once the job has ended. */
  apply: { way: 'here' } | { way: 'link'; url: string } | { way: 'email'; email: string } | null
  updatedAt: Date
}

/**
 * A job for its page. @throws NotFound when there is none or the caller may not know of it, Gone when it was public and has been deleted.
 */
export async function readJob(ctx: Context, id: number): Promise<JobDetails> {
  const loaded =
    Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await loadJobDetails(ctx.db, id, ctx.now()) : null
  if (!loaded) throw new NotFound()
  const { row, job } = loaded
  // The cast: a check constraint limits the column to these.
  const status = row.status as JobStatus
  const state = {
    status,
    validThrough: job.validThrough,
    employerId: job.employer.id,
    publishedAt: row.published_at,
  }
  if (!canReadJob(ctx.actor, state)) {
    if (canKnowJobIsGone(state)) throw new Gone()
    throw new NotFound()
  }
  return jobDetails(loaded, { hasEnded: !isLive(state, ctx.now()) })
}

/** A job that was never public has not ended. */
export function jobDetails({ row, job }: LoadedJob, { hasEnded }: { hasEnded: boolean }): JobDetails {
  return {
    ...job,
    employer: { ...job.employer, website: row.employer_website },
    // The cast: a check constraint limits the column to these.
    status: row.status as JobStatus,
    hasEnded,
    endedAt: hasEnded ? (row.ended_at ?? job.validThrough) : null,
    // Sanitised again: it may have been stored by an older release or another program.
    descriptionHtml: safeHtml(row.description_html),
    department: row.department,
    reference: row.reference,
    workloadPercent: workload(row.workload_min_percent, row.workload_max_percent),
    hoursWeek: row.hours_week,
    startDate: row.start_date && dayOf(row.start_date),
    startText: row.start_text,
    weekendsPerMonth: row.weekends_per_month,
    // The cast: only `adColumns` writes this column.
    chosenTariff: row.pay_scheme as ChosenTariff | null,
    payTerms: { payments: row.pay_payments, mayExceed: row.pay_may_exceed },
    requiredLanguages: row.required_languages,
    // The casts: only `adColumns` writes these columns.
    languageLevels: row.language_levels as JobDetails['languageLevels'],
    requiredQualifications: row.required_qualifications,
    obtainableQualifications: row.obtainable_qualifications,
    benefits: row.benefits,
    questions: row.questions as JobQuestion[],
    askableFacts: hasEnded ? [] : askableFacts(row).filter(fact => !(fact in job.duty)),
    givenAnswers: givenAnswers(row),
    contact: contactOf(row.contact_name, row.contact_email, row.contact_phone),
    apply: hasEnded ? null : wayToApply(row.apply_way, row.apply_url, row.apply_email ?? row.contact_email),
    updatedAt: row.updated_at,
  }
}

export function workload(min: number | null, max: number | null): JobDetails['workloadPercent'] {
  const from = min ?? max
  const to = max ?? min
  return from === null || to === null ? null : { min: from, max: to }
}

export function contactOf(
  name: string | null,
  email: string | null,
  phone: string | null,
): JobDetails['contact'] {
  return name === null && email === null && phone === null ? null : { name, email, phone }
}

export function wayToApply(way: string, url: string | null, email: string | null): JobDetails['apply'] {
  if (way === 'here') return { way: 'here' }
  if (way === 'link' && url !== null) return { way: 'link', url }
  if (email !== null) return { way: 'email', email }
  return url === null ? null : { way: 'link', url }
}
