import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import type { Context } from '../caller/context.ts'
import type { JobIndexQuery } from '../caller/job-search.ts'
import { loadJobRows } from '../jobs/steps/job-row.queries.ts'
import { type JobSearchParams, noJobSearchParams } from './job.schema.ts'
import { indexQuery } from './search-jobs.ts'

type Origin = Pick<JobRow, 'id' | 'category' | 'profession' | 'specialty' | 'places'>

const nearbyKm = 50

/**
 * At most `limit` other live jobs of the same profession or field: nearby first, then anywhere, then of the same category nearby. Newest
 * first within each step.
 */
export async function listSimilarJobs(ctx: Context, job: Origin, limit: number): Promise<JobRow[]> {
  return loadJobRows(ctx.db, similarIds(ctx, job, limit), ctx.now())
}

/** The same for several jobs, by their ids, with one query for all. */
export async function listSimilarJobsForEach(
  ctx: Context,
  jobs: readonly Origin[],
  limit: number,
): Promise<Map<number, JobRow[]>> {
  const idsOf = new Map(jobs.map(job => [job.id, similarIds(ctx, job, limit)]))
  const loaded = await loadJobRows(ctx.db, [...new Set([...idsOf.values()].flat())], ctx.now())
  const rows = new Map(loaded.map(row => [row.id, row]))
  return new Map([...idsOf].map(([id, ids]) => [id, ids.flatMap(each => rows.get(each) ?? [])]))
}

function similarIds(ctx: Context, job: Origin, limit: number): number[] {
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
  return [...ids].slice(0, limit)
}
