import type { FeedJob } from '../../../feed-format/normalise/normalise-item.ts'
import type { Context } from '../../caller/context.ts'
import { previewJob } from '../../job-ads/preview-job.ts'
import { contactOf, type JobDetails, wayToApply, workload } from '../../jobs/read-job.ts'

/** A feed job as its page would show it, based on the employer's blank page. */
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

/** An empty job page for the employer. Nothing is stored. @throws NotFound for an employer the actor does not manage */
export function blankPage(ctx: Context, employerId: number): Promise<JobDetails> {
  return previewJob(ctx, { fields: {}, employerId })
}

/** In a stored preview, dates are JSON strings. */
function dateOf(day: Date | null): Date | null {
  return day === null ? null : new Date(day)
}
