import { isFactRefusal } from '../../vocabulary/jobs/refusals.ts'
import { isInArea } from '../../vocabulary/places/areas.ts'
import { countedFacets, type JobDocument } from '../caller/job-search.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import type { SearchPlace } from '../job-search/resolve-place.ts'
import { judgeValues, type MatchState } from '../matching/criterion.ts'
import { judgeRefused } from '../matching/gates.ts'
import { judgeDistance } from '../matching/judge-place.ts'
import { judgePay } from '../matching/judge-terms.ts'

/** One criterion of an alert with the requested values, and whether the job currently meets it. */
export type JudgedCriterion = { name: keyof JobSearchParams; values: string[]; state: MatchState }

export type JudgedJob = Pick<JobDocument, 'facets' | 'duty' | 'points' | 'payMax' | 'isAgency'>

/**
 * Which criteria a job meets, judged as matching judges them for people: unstated facts are unknown and never count against it. A criterion can be
 * unmet when the job changed after it was found. The search terms matched, so they count as met. `place` is the resolved place of the
 * search.
 */
export function explainMatch(
  params: JobSearchParams,
  place: SearchPlace | null,
  job: JudgedJob,
): JudgedCriterion[] {
  const judged: JudgedCriterion[] = []
  const add = (name: keyof JobSearchParams, values: string[], state: MatchState) =>
    judged.push({ name, values, state })
  if (params.q !== '') add('q', [params.q], 'met')
  if (place) add('place', [params.place], judgePlace(place, job))
  for (const name of countedFacets) {
    const wanted = params[name].map(String)
    if (wanted.length > 0) add(name, wanted, judgeAny(wanted, job.facets[name]))
  }
  if (params.salaryMin !== null)
    add('salaryMin', [String(params.salaryMin)], judgePay(params.salaryMin, job.payMax).state)
  if (params.agencies === 'without') add('agencies', ['without'], job.isAgency ? 'unmet' : 'met')
  for (const refusal of params.without.filter(isFactRefusal))
    add('without', [refusal], judgeRefused(refusal, job.facets).state)
  const { weekendsMax, holidaysMin } = params
  if (weekendsMax !== null)
    add(
      'weekendsMax',
      [String(weekendsMax)],
      judgeNumber(job.duty.weekendCount, count => count <= weekendsMax),
    )
  if (holidaysMin !== null)
    add(
      'holidaysMin',
      [String(holidaysMin)],
      judgeNumber(job.duty.holidayCount, count => count >= holidaysMin),
    )
  for (const offer of params.offers)
    add('offers', [offer], job.duty.offer.includes(`no:${offer}`) ? 'unknown' : 'met')
  return judged
}

/** Weight for sorting a mail: +1 per met criterion, −2 per unmet one. */
export function weighMatch(judged: readonly JudgedCriterion[]): number {
  const met = judged.filter(({ state }) => state === 'met').length
  const failed = judged.filter(({ state }) => state === 'unmet').length
  return met - 2 * failed
}

function judgeNumber([stated]: readonly string[], isMet: (count: number) => boolean): MatchState {
  if (stated === undefined) return 'unknown'
  return isMet(Number(stated)) ? 'met' : 'unmet'
}

function judgePlace(place: SearchPlace, { facets, points }: JudgedJob): MatchState {
  if (place.kind === 'region') return judgeAny([place.value], facets[place.filter])
  if (place.kind === 'unknown' || points.length === 0) return 'unknown'
  // An alert asks for a place as the search does, which finds ads by where they are.
  if (place.kind === 'town') return judgeDistance([{ ...place, name: '' }], points, false).state
  return points.some(point => isInArea(place.circles, point)) ? 'met' : 'unmet'
}

function judgeAny(wanted: readonly string[], stated: readonly string[]): MatchState {
  return judgeValues(wanted, stated).state
}
