import { remember } from '../../../basics/remember.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { defaultRadiusKm } from '../../../vocabulary/jobs/job.values.ts'
import { areaNamed } from '../../../vocabulary/places/areas.ts'
import {
  type JobSearchParams,
  jobSearchQuery,
  noJobSearchParams,
  readJobSearchParams,
} from '../../job-search/job.schema.ts'
import { knownVocabulary } from '../../job-search/known-vocabulary.ts'
import { understandTyped } from '../../job-search/understand-search.ts'

/**
 * The canonical form of a search in an alert: its query string without sorting, page and age (alerts report new jobs only), and with an
 * explicit radius even if it is the default. Equivalent searches give equal strings.
 */
export function writeCriteria(
  given: Partial<JobSearchParams>,
  { search, locale }: { search: Parameters<typeof understandTyped>[0]; locale: Locale },
): string {
  const { params: known } = knownVocabulary({ ...noJobSearchParams, ...given })
  // Stored with its filters: matching then has no sentence to read.
  const { params } = understandTyped(search, known, locale)
  const { sort, page, pageSize, postedWithin } = noJobSearchParams
  return jobSearchQuery({
    ...params,
    q: params.q.replace(/\s+/g, ' ').trim(),
    place: params.place.trim(),
    radius: hasRadius(params.place) ? (params.radius ?? defaultRadiusKm) : null,
    mentions: params.q.trim() !== '' && params.mentions,
    includeUnknownPay: params.salaryMin !== null && params.includeUnknownPay,
    agencies: params.agencies === 'without' ? 'without' : null,
    ...{ sort, page, pageSize, postedWithin },
  })
}

/** False for regions, whose extent is their own. */
function hasRadius(place: string): boolean {
  return place.trim() !== '' && areaNamed(place) === null
}

/** Values no longer in the vocabulary are dropped. */
export function readCriteria(criteria: string): JobSearchParams {
  return knownVocabulary(readJobSearchParams(new URLSearchParams(criteria)).params).params
}

/** An alert without criteria would mail the whole site. */
export function hasCriteria(criteria: string): boolean {
  return criteria !== ''
}

const mostRemembered = 10_000

/** Parses many in a row, caching what several alerts share. Bounded. */
export function criteriaReader(): (criteria: string) => JobSearchParams {
  return remember(mostRemembered, readCriteria)
}
