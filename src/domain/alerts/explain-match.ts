import { isFactRefusal, judgeRefusal } from '../../vocabulary/jobs/refusals.ts'
import { isInArea } from '../../vocabulary/places/areas.ts'
import { distanceKm } from '../../vocabulary/places/places.ts'
import type { JobDocument } from '../caller/job-search.ts'
import { type CountedFacet, countedFacets } from '../caller/job-search.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import type { SearchPlace } from '../job-search/resolve-place.ts'

export type CriterionState = 'met' | 'not-met' | 'unknown'

/** One criterion of an alert with the requested values, and whether the job currently meets it. */
export type JudgedCriterion = { name: keyof JobSearchParams; values: string[]; state: CriterionState }

export type JudgedJob = Pick<JobDocument, 'facets' | 'points' | 'payMax' | 'isAgency'>

/**
 * Which criteria a job meets, in words instead of a percentage: unstated facts are unknown and never count against it. A criterion can be
 * unmet when the job changed after it was found. The search terms matched, so they count as met. `place` is the resolved place of the
 * search.
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
  for (const refusal of params.without.filter(isFactRefusal))
    add('without', [refusal], refusalStates[judgeRefusal(refusal, job.facets)])
  return judged
}

const refusalStates = { has: 'not-met', free: 'met', unknown: 'unknown' } as const

/** Weight for sorting a mail: +1 per met criterion, −2 per unmet one. */
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
