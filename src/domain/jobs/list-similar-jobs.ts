import type { Context } from '../context.ts'
import { type JobSearchParams, noJobSearchParams } from './job.schema.ts'
import type { JobIndexQuery } from './job.search.ts'
import type { JobRow } from './job-row.ts'
import { indexQuery } from './search-jobs.ts'

type Origin = Pick<JobRow, 'id' | 'category' | 'profession' | 'specialty' | 'places'>

const nearbyKm = 50

/**
 * At most `limit` other live jobs of the same profession or field: near the job first, then anywhere, then of the same
 * category nearby. Newest first within each step.
 */
export async function listSimilarJobs(ctx: Context, job: Origin, limit: number): Promise<JobRow[]> {
  const at = job.places.find(place => place.latDegrees !== null && place.lonDegrees !== null)
  const near = at && { latDegrees: at.latDegrees ?? 0, lonDegrees: at.lonDegrees ?? 0, radiusKm: nearbyKm }
  const same: Partial<JobSearchParams> = job.profession
    ? { profession: [job.profession], ...(job.specialty ? { specialty: [job.specialty] } : {}) }
    : { category: [job.category], ...(job.specialty ? { specialty: [job.specialty] } : {}) }
  const steps: [Partial<JobSearchParams>, JobIndexQuery['near']][] = [
    [same, near ?? null],
    ...(job.profession ? [[{ profession: [job.profession] }, null] as (typeof steps)[number]] : []),
    [{ category: [job.category] }, near ?? null],
  ]
  const ids = new Set<number>()
  for (const [params, around] of steps) {
    const query = indexQuery(ctx, { ...noJobSearchParams, ...params, sort: 'newest' }, limit + 1)
    for (const id of ctx.search.list({ ...query, near: around }).ids) if (id !== job.id) ids.add(id)
    if (ids.size >= limit) break
  }
  return ctx.search.rows.load(ctx.db, [...ids].slice(0, limit), ctx.now())
}
