import { berlinDay } from '../../basics/berlin.ts'
import { htmlAsText } from '../../texts/html-as-text.ts'
import { recognisedDuty } from '../../vocabulary/duty/recognised-duty.ts'
import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { resolvePlace } from '../job-search/resolve-place.ts'
import { canManageJobsOf } from '../jobs/job.policy.ts'
import { payOfTable } from '../jobs/job-tariff.ts'
import { contactOf, type JobDetails, wayToApply, workload } from '../jobs/read-job.ts'
import { toDuty } from '../jobs/steps/duty-of-row.ts'
import { toJobPay } from '../jobs/steps/job-row.queries.ts'
import { chosenTariff } from './chosen-tariff.ts'
import { loadAdEmployer } from './job-ad.queries.ts'
import type { JobAd } from './job-ad.schema.ts'
import type { AdFields } from './job-ad.values.ts'
import { type AdPlace, adColumns } from './job-ad-columns.ts'
import { readUnfinishedAd } from './read-ad.ts'
import { lastDay } from './steps/last-day.ts'

/**
 * An unfinished ad as its page would show it, without unreadable fields. `employerId` must be one of the person's employers; without it the
 * employer's name is empty. Nothing is stored.
 */
export async function previewJob(
  ctx: Context,
  { fields, employerId }: { fields: AdFields; employerId: number | null },
): Promise<JobDetails> {
  const isOwn = employerId !== null && canManageJobsOf(ctx.actor, employerId)
  const employer = isOwn ? await loadAdEmployer(ctx.db, employerId) : null
  if (isOwn && !employer) throw new NotFound()
  const now = ctx.now()
  const ad = readUnfinishedAd(fields)
  const places = ad.places.flatMap(foundPlace)
  const columns = adColumns(ad, { isAgency: employer?.is_agency ?? false }, places, { before: {}, now })
  const details: JobDetails = {
    ...detailsOf(ad, columns),
    id: 0,
    slug: columns.slug,
    title: columns.title,
    language: ad.language,
    employer: {
      id: employer?.id ?? 0,
      slug: employer?.slug ?? '',
      name: employer?.name ?? '',
      // The casts: check constraints limit these columns to the listed values.
      type: (employer?.type ?? 'company') as JobRow['employer']['type'],
      size: (employer?.size ?? null) as JobRow['employer']['size'],
      logoFileId: employer?.logo_file_id ?? null,
      website: employer?.website ?? null,
    },
    places: places.map(place => ({ ...place, distanceKm: null })),
    pay: toJobPay(columns),
    derivedPay: null,
    duty: dutyOfPreview(columns, ad),
    postedAt: now,
    lastConfirmedAt: now,
    validThrough: lastDayOrUsual(ad.validThrough, now),
    isFeatured: false,
    isAgency: columns.is_agency,
    version: 0,
    status: 'draft',
    hasEnded: false,
    endedAt: null,
    updatedAt: now,
  }
  const table = payOfTable(details, berlinDay(now))
  return { ...details, derivedPay: hasAmount(details) ? null : (table?.pay ?? null) }
}

function hasAmount({ pay }: JobDetails): boolean {
  return pay !== null && (pay.min !== null || pay.max !== null)
}

function detailsOf(ad: JobAd, columns: ReturnType<typeof adColumns>) {
  return {
    category: columns.category,
    profession: columns.profession,
    specialty: columns.specialty,
    employmentTypes: ad.employmentTypes,
    contract: ad.contract,
    experience: ad.experience,
    remote: ad.remote,
    shiftModels: ad.shiftModels,
    descriptionHtml: columns.description_html,
    department: ad.department,
    reference: ad.reference,
    workloadPercent: workload(ad.workloadMin, ad.workloadMax),
    hoursWeek: ad.hoursWeek,
    startDate: ad.startDate,
    startText: ad.startText,
    weekendsPerMonth: ad.weekendsPerMonth,
    chosenTariff: chosenTariff(ad),
    payTerms: { payments: ad.payPayments, mayExceed: columns.pay_may_exceed },
    requiredLanguages: columns.required_languages,
    languageLevels: ad.languageLevels,
    requiredQualifications: ad.requiredQualifications,
    obtainableQualifications: ad.obtainableQualifications,
    benefits: ad.benefits,
    questions: ad.questions.map((question, index) => ({ ...question, id: question.id ?? `q${index + 1}` })),
    askableFacts: [],
    givenAnswers: [],
    contact: contactOf(ad.contactName, ad.contactEmail, ad.contactPhone),
    apply: wayToApply(ad.applyWay, ad.applyUrl, ad.applyEmail),
  }
}

function dutyOfPreview(columns: ReturnType<typeof adColumns>, { benefits }: JobAd): JobDetails['duty'] {
  return toDuty({
    ...columns,
    duty_facts: JSON.parse(columns.duty_facts),
    recognised_duty: recognisedDuty(htmlAsText(columns.description_html), benefits),
  })
}

function foundPlace(text: string): AdPlace[] {
  const place = resolvePlace(text, null)
  if (place?.kind !== 'town') return []
  const { id, name, postalCode, stateCode, country, latDegrees, lonDegrees } = place
  return [{ placeId: id, name, street: null, postalCode, stateCode, country, latDegrees, lonDegrees }]
}

function lastDayOrUsual(day: string | null, now: Date): Date {
  try {
    return lastDay(day, now)
  } catch {
    return lastDay(null, now)
  }
}
