import { defaultRadiusKm } from '../../../vocabulary/jobs/job.values.ts'
import { areaNamed } from '../../../vocabulary/places/areas.ts'
import {
  type JobSearchParams,
  jobSearchQuery,
  noJobSearchParams,
  readJobSearchParams,
} from '../../job-search/job.schema.ts'
import { knownVocabulary } from '../../job-search/known-vocabulary.ts'

/**
 * A search as an alert keeps it: the query of its address without order and page, without how long ago, because an alert tells of
 * new ads only, and with its radius even where that is the usual one. Searches that find the same give one text.
 */
export function writeCriteria(given: Partial<JobSearchParams>): string {
  const { params } = knownVocabulary({ ...noJobSearchParams, ...given })
  const { sort, page, pageSize, postedWithin } = noJobSearchParams
  return jobSearchQuery({
    ...params,
    q: params.q.replace(/\s+/g, ' ').trim(),
    place: params.place.trim(),
    radius: hasRadius(params.place) ? (params.radius ?? defaultRadiusKm) : null,
    includeUnknownPay: params.salaryMin !== null && params.includeUnknownPay,
    agencies: params.agencies === 'without' ? 'without' : null,
    ...{ sort, page, pageSize, postedWithin },
  })
}

/** An area reaches as far as its name does. */
function hasRadius(place: string): boolean {
  return place.trim() !== '' && areaNamed(place) === null
}

/** What has left the vocabulary since is left out. */
export function readCriteria(criteria: string): JobSearchParams {
  return knownVocabulary(readJobSearchParams(new URLSearchParams(criteria)).params).params
}

/** An alert for everything would be the whole board by mail. */
export function hasCriteria(criteria: string): boolean {
  return criteria !== ''
}

const mostRemembered = 20_000

/** Reads many in one go: what several alerts look for is read once. Remembers a bounded number. */
export function criteriaReader(): (criteria: string) => JobSearchParams {
  const known = new Map<string, JobSearchParams>()
  return criteria => {
    const before = known.get(criteria)
    if (before) return before
    if (known.size >= mostRemembered) known.clear()
    const params = readCriteria(criteria)
    known.set(criteria, params)
    return params
  }
}
