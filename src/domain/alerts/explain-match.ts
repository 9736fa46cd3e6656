import { distanceKm } from '../../vocabulary/places.ts'
import type { JobSearchParams } from '../jobs/job.schema.ts'
import type { JobRow } from '../jobs/job-row.ts'
import { specialtyFacetValues } from '../jobs/known-vocabulary.ts'
import { payMonthEur } from '../jobs/pay-month.ts'
import { resolvePlace } from '../jobs/resolve-place.ts'

export type CriterionState = 'met' | 'not-met' | 'unknown'

/** One criterion of an alert, with the values that were asked for, and what the ad says to it now. */
export type JudgedCriterion = { name: keyof JobSearchParams; values: string[]; state: CriterionState }

/**
 * Which criteria an ad meets, in words instead of a percentage: what the ad does not state is unknown and never counts against
 * it. Something may be unmet when the ad was changed after it had been found. Words were found by the search and count as met.
 */
export function explainMatch(params: JobSearchParams, job: JobRow): JudgedCriterion[] {
  const judged: JudgedCriterion[] = []
  const add = (name: keyof JobSearchParams, values: string[], state: CriterionState) =>
    judged.push({ name, values, state })
  if (params.q !== '') add('q', [params.q], 'met')
  if (params.place !== '') add('place', [params.place], judgePlace(params, job))
  for (const [name, stated] of Object.entries(statedBy)) {
    // The cast: the names of the table are those of its type.
    const wanted = params[name as ListedName].map(String)
    if (wanted.length > 0) add(name as ListedName, wanted, judgeList(wanted, stated(job)))
  }
  if (params.salaryMin !== null) add('salaryMin', [String(params.salaryMin)], judgePay(params.salaryMin, job))
  if (params.agencies === 'without') add('agencies', ['without'], job.isAgency ? 'not-met' : 'met')
  return judged
}

/** More met criteria are better, then fewer unknown ones; for the order of a mail. */
export function weighMatch(judged: readonly JudgedCriterion[]): number {
  const met = judged.filter(({ state }) => state === 'met').length
  const failed = judged.filter(({ state }) => state === 'not-met').length
  return met - 2 * failed
}

type ListedName =
  | 'category'
  | 'profession'
  | 'specialty'
  | 'employmentType'
  | 'contract'
  | 'experience'
  | 'remote'
  | 'shift'
  | 'employerType'
  | 'employerSize'
  | 'employer'
  | 'country'
  | 'state'

/** What an ad states to each filter; nothing when it does not say. */
const statedBy: Record<ListedName, (job: JobRow) => (string | null)[]> = {
  category: job => [job.category],
  profession: job => [job.profession],
  specialty: job => (job.specialty === null ? [] : specialtyFacetValues(job.specialty)),
  employmentType: job => job.employmentTypes,
  contract: job => [job.contract],
  experience: job => [job.experience],
  remote: job => [job.remote],
  shift: job => job.shiftModels,
  employerType: job => [job.employer.type],
  employerSize: job => [job.employer.size],
  employer: job => [String(job.employer.id)],
  country: job => job.places.map(place => place.country),
  state: job => job.places.map(place => place.stateCode),
}

function judgeList(wanted: readonly string[], stated: readonly (string | null)[]): CriterionState {
  const known = stated.filter(value => value !== null)
  if (known.length === 0) return 'unknown'
  const isBoth = known.includes('full-time') && known.includes('part-time')
  return known.some(value => wanted.includes(value)) || (isBoth && wanted.includes('both'))
    ? 'met'
    : 'not-met'
}

function judgePlace(params: JobSearchParams, job: JobRow): CriterionState {
  const around = resolvePlace(params.place, params.radius)
  if (around?.kind === 'region') {
    const { filter, value } = around
    return judgeList(
      [value],
      job.places.map(place => (filter === 'state' ? place.stateCode : place.country)),
    )
  }
  if (around?.kind !== 'town') return 'unknown'
  const distances = job.places.flatMap(({ latDegrees, lonDegrees }) =>
    latDegrees === null || lonDegrees === null ? [] : [distanceKm(around, { latDegrees, lonDegrees })],
  )
  if (distances.length === 0) return 'unknown'
  return Math.min(...distances) <= around.radiusKm ? 'met' : 'not-met'
}

function judgePay(minEurMonth: number, { pay }: JobRow): CriterionState {
  if (!pay) return 'unknown'
  const { min, max } = payMonthEur(pay)
  const most = max ?? min
  if (most === null) return 'unknown'
  return most >= minEurMonth ? 'met' : 'not-met'
}
