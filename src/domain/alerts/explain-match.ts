import { isInArea } from '../../vocabulary/places/areas.ts'
import { distanceKm } from '../../vocabulary/places/places.ts'
import type { JobDocument } from '../caller/job-search.ts'
import { type CountedFacet, countedFacets } from '../caller/job-search.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import type { SearchPlace } from '../job-search/resolve-place.ts'

export type CriterionState = 'met' | 'not-met' | 'unknown'

/** One criterion of an alert, with the values that were asked for, and what the ad says to it now. */
export type JudgedCriterion = { name: keyof JobSearchParams; values: string[]; state: CriterionState }

/** Of an ad what its filters look at. */
export type JudgedJob = Pick<JobDocument, 'facets' | 'points' | 'payMax' | 'isAgency'>

/**
 * Which criteria an ad meets, in words instead of a percentage: what the ad does not state is unknown and never counts against
 * it. Something may be unmet when the ad was changed after it had been found. Words were found by the search and count as met.
 * `place` is what the place of the search was taken for.
 */
export function explainMatch(
  params: JobSearchParams,
  place: SearchPlace | null,
  job: JudgedJob,
): JudgedCriterion[] {
  const judged: JudgedCriterion[] = []
  const add = (name: keyof JobSearchParams, values: string[], state: CriterionState) =>
    judged.push({ name, values, state })
  if (params.q !== '') add('q', [params.q], 'met')
  if (place) add('place', [params.place], judgePlace(place, job))
  for (const name of countedFacets) {
    const wanted = params[name].map(String)
    if (wanted.length > 0) add(name, wanted, judgeFacet(wanted, job.facets[name]))
  }
  if (params.salaryMin !== null) add('salaryMin', [String(params.salaryMin)], judgePay(params.salaryMin, job))
  if (params.agencies === 'without') add('agencies', ['without'], job.isAgency ? 'not-met' : 'met')
  return judged
}

/** Every met criterion speaks for an ad, one that is not met twice against it; for the order of a mail. */
export function weighMatch(judged: readonly JudgedCriterion[]): number {
  const met = judged.filter(({ state }) => state === 'met').length
  const failed = judged.filter(({ state }) => state === 'not-met').length
  return met - 2 * failed
}

function judgeFacet(wanted: readonly string[], stated: JobDocument['facets'][CountedFacet]): CriterionState {
  if (stated.length === 0) return 'unknown'
  return stated.some(value => wanted.includes(value)) ? 'met' : 'not-met'
}

function judgePlace(place: SearchPlace, { facets, points }: JudgedJob): CriterionState {
  if (place.kind === 'region') return judgeFacet([place.value], facets[place.filter])
  if (place.kind === 'unknown' || points.length === 0) return 'unknown'
  const isNear = points.some(point =>
    place.kind === 'area' ? isInArea(place.circles, point) : distanceKm(place, point) <= place.radiusKm,
  )
  return isNear ? 'met' : 'not-met'
}

function judgePay(minEurMonth: number, { payMax }: JudgedJob): CriterionState {
  if (payMax === null) return 'unknown'
  return payMax >= minEurMonth ? 'met' : 'not-met'
}
