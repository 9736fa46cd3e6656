import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import type { Context } from '../caller/context.ts'
import type { JobIndexQuery } from '../caller/job-search.ts'
import { loadJobRows } from '../jobs/steps/load-job-rows.ts'
import { type JobSearchParams, noJobSearchParams } from './job.schema.ts'
import { indexQuery } from './search-jobs.ts'

type Origin = Pick<JobRow, 'id' | 'category' | 'profession' | 'specialty' | 'places'>

const nearKm = 50
const furtherKm = 100

/**
 * At most `limit` other live jobs, those a person could take instead first: of the same profession near the job, then of its field near it,
 * and only then further away. Within each step near and new ones first, at most two of one employer while there are others.
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
  const ids = new Set<number>()
  for (const { near, ...params } of stepsOf(job)) {
    // The job itself and those of earlier steps are found again.
    const size = limit + 1 + ids.size
    const query = indexQuery(ctx, { ...noJobSearchParams, ...params }, size, null)
    for (const id of ctx.search.list({ ...query, near: near ?? null }).ids) if (id !== job.id) ids.add(id)
    if (ids.size >= limit) break
  }
  return [...ids].slice(0, limit)
}

type Step = Partial<JobSearchParams> & { near?: JobIndexQuery['near'] }

/** From near to far: what is near of the same field comes before the same profession at the other end of the country. */
function stepsOf({ profession, specialty, category, places }: Origin): Step[] {
  const sameField: Step[] = specialty ? [{ category: [category], specialty: [specialty] }] : []
  const [first] = places
  const at = places.find(place => place.latDegrees !== null && place.lonDegrees !== null)
  const within = (steps: Step[], radiusKm: number): Step[] => {
    const circle = at && { latDegrees: at.latDegrees ?? 0, lonDegrees: at.lonDegrees ?? 0, radiusKm }
    return circle ? steps.map(step => ({ ...step, near: circle })) : []
  }
  const same: Step[] = profession ? [{ profession: [profession] }] : sameField
  const exact: Step[] =
    profession && specialty ? [{ profession: [profession], specialty: [specialty] }, ...same] : same
  const any: Step[] = [...sameField, { category: [category] }]
  const state = first?.stateCode ? [first.stateCode] : null
  const country = first ? [first.country] : null
  return [
    ...within(exact, nearKm),
    ...within(same, furtherKm),
    ...within(any, nearKm),
    ...(state ? same.map(step => ({ ...step, state })) : []),
    ...within(any, furtherKm),
    ...(country ? same.map(step => ({ ...step, country })) : []),
    ...same,
    ...any,
  ]
}
