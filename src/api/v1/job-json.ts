import type { JobDetails } from '../../domain/jobs/read-job.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { JobPlace, JobRow } from '../../vocabulary/jobs/job-row.ts'
import { jobValueLabel } from '../../vocabulary/jobs/job-value-labels.ts'
import type { ApiFacets, ApiJob, ApiJobDetails, ApiPlace } from './api.schema.ts'
import type { ApiDependencies } from './context.ts'
import { payJson } from './parts/pay-json.ts'

/** `on`: the day (YYYY-MM-DD) of the answer. */
export type JobBase = Pick<ApiDependencies, 'jobUrl'> & { on: string }

export function jobDetailsJson(base: JobBase, job: JobDetails, locale: Locale): ApiJobDetails {
  return {
    ...jobJson(base, job, locale),
    status: job.hasEnded ? 'ended' : 'live',
    descriptionHtml: job.descriptionHtml,
    department: job.department,
    reference: job.reference,
    workloadPercent: job.workloadPercent,
    hoursWeek: job.hoursWeek,
    start: job.startText,
    startDate: job.startDate,
    weekendsPerMonth: job.weekendsPerMonth,
    duty: dutyJson(job.duty),
    answeredFacts: job.givenAnswers.flatMap(({ fact, at, isRefused }) =>
      isRefused ? [] : [{ fact, answeredAt: at.toISOString() }],
    ),
    requiredLanguages: job.requiredLanguages,
    languageLevels: job.languageLevels,
    requiredQualifications: job.requiredQualifications,
    obtainableQualifications: job.obtainableQualifications,
    benefits: job.benefits,
    applyUrl: job.apply?.way === 'link' ? job.apply.url : null,
  }
}

function dutyJson(duty: JobDetails['duty']): ApiJobDetails['duty'] {
  return Object.fromEntries(
    Object.entries(duty).map(([fact, { at, ...known }]) => [fact, { ...known, statedAt: at }]),
  )
}

type Facet = readonly { value: string; count: number }[]

/** Facets with labels in the requested language; `labelledAs` names the filter whose labels they share. */
export function facetsJson(
  facets: Record<string, Facet>,
  locale: Locale,
  labelledAs: Record<string, string> = {},
): ApiFacets {
  const labelled: ApiFacets = {}
  for (const [name, options] of Object.entries(facets)) {
    const names = labelledAs[name] ?? name
    labelled[name] = options.map(({ value, count }) => ({
      value,
      label: jobValueLabel(names, value, locale),
      count,
    }))
  }
  return labelled
}

export function jobPlaceJson(place: JobPlace): ApiPlace {
  return {
    name: place.name,
    postalCode: place.postalCode,
    state: place.stateCode,
    country: place.country,
    lat: place.latDegrees,
    lon: place.lonDegrees,
    distanceKm: place.distanceKm,
  }
}

export function jobJson(base: JobBase, job: JobRow, locale: Locale): ApiJob {
  return {
    id: job.id,
    title: job.title,
    employer: { id: job.employer.id, name: job.employer.name },
    places: job.places.map(jobPlaceJson),
    category: job.category,
    profession: job.profession,
    specialty: job.specialty,
    employmentTypes: job.employmentTypes,
    contract: job.contract,
    experience: job.experience,
    remote: job.remote,
    shiftModels: job.shiftModels,
    pay: payJson(job, base.on, locale),
    postedAt: job.postedAt.toISOString(),
    lastConfirmedAt: job.lastConfirmedAt?.toISOString() ?? null,
    validThrough: job.validThrough?.toISOString() ?? null,
    featured: job.isFeatured,
    agency: job.isAgency,
    url: base.jobUrl(job, locale),
  }
}
