import type { Context } from '../../caller/context.ts'
import type { JobDocument } from '../../caller/job-search.ts'
import { resolvePlace } from '../../job-search/resolve-place.ts'
import { loadJobDocuments } from '../../job-search/steps/match-searches.ts'
import { isLive } from '../../jobs/job.policy.ts'
import { findJobToAsk } from '../contact-request.queries.ts'
import type { PoolSearch } from '../pool-search.queries.ts'
import type { TalentFilter } from '../talent-filter.schema.ts'

export type PlacedSearch = Pick<PoolSearch, 'filter' | 'near'> & {
  job: JobDocument | null
  isPlaceUnknown: boolean
}

/**
 * Where an employer's search looks: a town, or else the places of the chosen ad. Null for an ad that is not live
 * or not the employer's. The caller has asked its policy.
 */
export async function searchOf(
  ctx: Context,
  employerId: number,
  filter: TalentFilter,
): Promise<PlacedSearch | null> {
  const job = filter.job === null ? null : await liveJob(ctx, employerId, filter.job)
  if (filter.job !== null && job === null) return null
  const place = filter.place === '' ? null : resolvePlace(filter.place, null)
  const near = place?.kind === 'town' ? [place] : filter.place === '' ? (job?.points ?? []) : []
  const isPlaceUnknown = filter.place !== '' && place?.kind !== 'town'
  return { filter, near: near.length > 0 ? near : null, job, isPlaceUnknown }
}

async function liveJob(ctx: Context, employerId: number, jobId: number): Promise<JobDocument | null> {
  const job = await findJobToAsk(ctx.db, { jobId, employerId })
  if (!job || !isLive(job, ctx.now())) return null
  const [document] = await loadJobDocuments(ctx, [jobId])
  return document ?? null
}
