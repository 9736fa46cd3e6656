import { alternativeText } from '../../domain/job-search/alternative-text.ts'
import { jobSearchQuery } from '../../domain/job-search/job.schema.ts'
import type { SearchPlace } from '../../domain/job-search/resolve-place.ts'
import type { FoundJob, JobSearchResult } from '../../domain/job-search/search-jobs.ts'
import { type UnderstoodSearch, understoodQuery } from '../../domain/job-search/understand-search.ts'
import type { JobDetails } from '../../domain/jobs/read-job.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { JobPlace, JobRow } from '../../vocabulary/jobs/job-row.ts'
import { jobValueLabel } from '../../vocabulary/jobs/job-value-labels.ts'
import { refusableFacts, unknownRefusals } from '../../vocabulary/jobs/refusals.ts'
import type { ApiFacets, ApiFoundJob, ApiJob, ApiJobDetails, ApiJobList, ApiPlace } from './api.schema.ts'
import type { ApiDependencies } from './context.ts'
import { type ByteText, byteText } from './parts/byte-text.ts'
import { facetsText } from './parts/facets-text.ts'
import { payJson } from './parts/pay-json.ts'

/** `on`: the day (YYYY-MM-DD) of the answer. */
type Base = Pick<ApiDependencies, 'jobUrl'> & { on: string }

/** An {@link ApiJobList}. */
export function jobListText(
  base: Base,
  result: JobSearchResult,
  understood: UnderstoodSearch | null,
  locale: Locale,
): ByteText {
  // Omitted: thousands of employers are no usable facet, and there is an endpoint for them.
  const { employer: _, ...facets } = result.facets
  const before: Pick<ApiJobList, 'total' | 'page' | 'pageSize' | 'jobs'> = {
    total: result.total,
    page: result.page,
    pageSize: result.pageSize,
    jobs: result.jobs.map(job => ({
      ...foundJobJson(base, job, locale),
      unknown: unknownRefusals(result.params.without, refusableFacts(job)),
    })),
  }
  const after: Omit<ApiJobList, keyof typeof before | 'facets'> = {
    corrected: result.corrected,
    understood: understood && understoodJson(understood),
    unknownPayLeftOut: result.unknownPayLeftOut,
    payKnown: result.payKnown,
    mentioned: result.mentioned,
    place: placeJson(result, locale),
    alternatives: result.alternatives.map(alternative => ({
      kind: alternative.kind,
      label: alternativeText(alternative, locale),
      count: alternative.count,
      query: jobSearchQuery({ ...alternative.params, page: 1 }),
    })),
  }
  const [beginning, end] = [byteText(before).slice(0, -1), byteText(after).slice(1)]
  return `${beginning},"facets":${facetsText(facets, locale)},${end}` as ByteText
}

function understoodJson(understood: UnderstoodSearch): NonNullable<ApiJobList['understood']> {
  const { asked, words, parts } = understood
  return { asked, words, query: understoodQuery(understood), parts }
}

export function jobDetailsJson(base: Base, job: JobDetails, locale: Locale): ApiJobDetails {
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

function jobPlaceJson(place: JobPlace): ApiPlace {
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

export function jobJson(base: Base, job: JobRow, locale: Locale): ApiJob {
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

function foundJobJson(base: Base, job: FoundJob, locale: Locale): Omit<ApiFoundJob, 'unknown'> {
  return {
    ...jobJson(base, job, locale),
    moreOfEmployer: job.moreOfEmployer,
    alsoIn: job.alsoIn.map(other => ({ id: other.id, place: other.place, url: base.jobUrl(other, locale) })),
  }
}

function placeJson({ place, correctedPlace }: JobSearchResult, locale: Locale): ApiJobList['place'] {
  if (place === null) return null
  if (place.kind === 'unknown')
    return { known: false, name: place.text, correctedFrom: null, suggestions: place.suggestions }
  return {
    known: true,
    name: placeName(place, locale),
    correctedFrom: correctedPlace?.from ?? null,
    suggestions: correctedPlace?.others ?? [],
  }
}

function placeName(place: Exclude<SearchPlace, { kind: 'unknown' }>, locale: Locale): string {
  if (place.kind === 'region') return jobValueLabel(place.filter, place.value, locale)
  return place.kind === 'area' && locale === 'en' ? place.nameEn : place.name
}
