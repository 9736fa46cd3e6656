import { distanceKm } from '../../../vocabulary/places/places.ts'
import type { SearchPlace } from '../../job-search/resolve-place.ts'
import type { RefusalReason } from '../alert.values.ts'
import type { JudgedJob } from '../explain-match.ts'

/** A job refused for a property that others share: pay, place or hours. */
export type RefusedJob = { reason: RefusalReason; job: JudgedJob }

/** Towns closer than this count as the same commute. */
const sameWayKm = 10

/**
 * Number of reasons for which a job resembles refused ones, as a penalty. Unstated facts never count against a job. Jobs of a refused
 * employer or profession are excluded earlier and not weighed.
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

/** At least as far from the searched place; for a search without one, in the same area. */
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

/** Offers only the refused job's shifts; if either states none, only its working hours. */
function hasSameHours({ facets: before }: JudgedJob, { facets }: JudgedJob): boolean {
  const name = before.shift.length > 0 && facets.shift.length > 0 ? 'shift' : 'employmentType'
  return facets[name].length > 0 && facets[name].every(value => before[name].includes(value))
}
