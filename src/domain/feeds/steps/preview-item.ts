import type { FeedJob } from '../../../feed-format/normalise/normalise-item.ts'
import type { Context } from '../../caller/context.ts'
import { previewJob } from '../../job-ads/preview-job.ts'
import { contactOf, type JobDetails, wayToApply, workload } from '../../jobs/read-job.ts'

/** A job of a feed as its page would show it, on the blank page of its employer. */
export function previewItem(blank: JobDetails, job: FeedJob): JobDetails {
  const { pay } = job
  const isPaid = pay.min !== null || pay.max !== null || pay.tariff !== null || pay.text !== null
  const currency = pay.currency ?? (job.places[0]?.country === 'CH' ? 'CHF' : 'EUR')
  const { title, slug, language, category, profession, specialty, employmentTypes, contract } = job
  const { experience, remote, shiftModels, isAgency, descriptionHtml, department, reference } = job
  const { startText, requiredLanguages, benefits } = job
  return {
    ...blank,
    ...{ title, slug, language, category, profession, specialty, employmentTypes, contract, experience },
    ...{ remote, shiftModels, isAgency, descriptionHtml, department, reference, startText, benefits },
    requiredLanguages,
    places: job.places.map(place => ({ ...place, distanceKm: null })),
    pay: isPaid ? { ...pay, currency, tariffGroup: null, tariffSteps: null } : null,
    postedAt: dateOf(job.postedAt) ?? blank.postedAt,
    validThrough: dateOf(job.validThrough) ?? blank.validThrough,
    workloadPercent: workload(job.workload.minPercent, job.workload.maxPercent),
    hoursWeek: job.workload.hoursWeek,
    contact: contactOf(job.contactName, job.contactEmail, job.contactPhone),
    apply: wayToApply(job.applyWay, job.applyUrl, job.applyEmail),
  }
}

/** The page of an ad that says nothing yet. Nothing is stored. @throws NotFound for an employer that is not one's own */
export function blankPage(ctx: Context, employerId: number): Promise<JobDetails> {
  return previewJob(ctx, { fields: {}, employerId })
}

/** Dates of a job that was kept for a look are texts. */
function dateOf(day: Date | null): Date | null {
  return day === null ? null : new Date(day)
}
