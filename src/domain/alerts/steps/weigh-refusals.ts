import { distanceKm } from '../../../vocabulary/places/places.ts'
import type { SearchPlace } from '../../job-search/resolve-place.ts'
import type { RefusalReason } from '../alert.values.ts'
import type { JudgedJob } from '../explain-match.ts'

/** An ad that was refused for what other ads may have too: its pay, its place or its hours. */
export type RefusedJob = { reason: RefusalReason; job: JudgedJob }

/** Towns closer than this are the same way to work. */
const sameWayKm = 10

/**
 * For how many reasons an ad is like those that were refused, as a weight against it. What an ad does not state is never held against
 * it. Ads of a refused employer or profession are not weighed: they are not told of at all.
 */
export function weighRefusals(
  refused: readonly RefusedJob[],
  place: SearchPlace | null,
  job: JudgedJob,
): number {
  const reasons = new Set(
    refused.filter(each => isLike(each, place, job)).map(({ reason }): RefusalReason => reason),
  )
  return -reasons.size
}

function isLike({ reason, job: before }: RefusedJob, place: SearchPlace | null, job: JudgedJob): boolean {
  if (reason === 'pay') return isPaidNoBetter(before, job)
  if (reason === 'place') return isNoCloser(before, place, job)
  return reason === 'hours' && hasSameHours(before, job)
}

function isPaidNoBetter(before: JudgedJob, job: JudgedJob): boolean {
  return before.payMax !== null && job.payMax !== null && job.payMax <= before.payMax
}

/** As far from the town of the search, or for a search without one in the same area. */
function isNoCloser(
  { points: before }: JudgedJob,
  place: SearchPlace | null,
  { points }: JudgedJob,
): boolean {
  if (before.length === 0 || points.length === 0) return false
  if (place?.kind !== 'town')
    return points.every(point => before.some(other => distanceKm(point, other) <= sameWayKm))
  const kmTo = (all: JudgedJob['points']) => Math.min(...all.map(point => distanceKm(place, point)))
  return kmTo(points) >= kmTo(before)
}

/** No other shifts; of ads without shifts, no other hours. */
function hasSameHours({ facets: before }: JudgedJob, { facets }: JudgedJob): boolean {
  const name = before.shift.length > 0 && facets.shift.length > 0 ? 'shift' : 'employmentType'
  return facets[name].length > 0 && facets[name].every(value => before[name].includes(value))
}
