import type { FeedJob } from '../../../feed-format/normalise/normalise-item.ts'
import type { JobStatus } from '../../jobs/job.status.ts'

/** A job to be written, with dates resolved; `jobId` is null for a new one. */
export type JobWrite = {
  jobId: number | null
  externalId: string
  contentHash: string
  original: string
  status: JobStatus
  /** The rules for new ads that it meets. */
  marks: string[]
  fromStatus: JobStatus | null
  job: FeedJob
  postedAt: Date
  publishedAt: Date | null
  validThrough: Date
  endedAt: Date | null
}

/** Columns of a job that its feed sets. */
export function jobColumns(write: JobWrite, now: Date) {
  return {
    ...jobFacts(write.job),
    status: write.status,
    posted_at: write.postedAt,
    published_at: write.publishedAt,
    valid_through: write.validThrough,
    last_confirmed_at: now,
    ended_at: write.endedAt,
  }
}

/** The columns for the job's facts, without status and dates. */
export function jobFacts(job: FeedJob) {
  const { pay, payMonthEur, workload } = job
  const hasAmount = pay.min !== null || pay.max !== null
  return {
    title: job.title,
    title_original: job.titleOriginal,
    slug: job.slug,
    language: job.language,
    description_html: job.descriptionHtml,
    department: job.department,
    reference: job.reference,
    category: job.category,
    profession: job.profession,
    specialty: job.specialty,
    employment_types: job.employmentTypes,
    contract: job.contract,
    experience: job.experience,
    remote: job.remote,
    shift_models: job.shiftModels,
    workload_min_percent: workload.minPercent,
    workload_max_percent: workload.maxPercent,
    hours_week: workload.hoursWeek,
    pay_text: pay.text,
    pay_min: pay.min,
    pay_max: pay.max,
    // An amount without a currency is in that of the job's own country.
    pay_currency: pay.currency ?? (hasAmount ? (job.places[0]?.country === 'CH' ? 'CHF' : 'EUR') : null),
    pay_period: pay.period,
    pay_tariff: pay.tariff,
    pay_month_min_eur: payMonthEur.min,
    pay_month_max_eur: payMonthEur.max,
    start_text: job.startText,
    required_languages: job.requiredLanguages,
    benefits: job.benefits,
    contact_name: job.contactName,
    contact_email: job.contactEmail,
    contact_phone: job.contactPhone,
    apply_way: job.applyWay,
    apply_url: job.applyUrl,
    apply_email: job.applyEmail,
    is_agency: job.isAgency,
    hints: job.hints,
  }
}
