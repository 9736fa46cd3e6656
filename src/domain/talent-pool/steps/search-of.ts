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
  /** The employer's ad was chosen when it was still live; the search goes without it. */
  isJobOver: boolean
}

/**
 * Where an employer's search looks: a town, or else the places of the chosen ad. Null for an ad that is not the employer's. The caller
 * has asked its policy.
 */
export async function searchOf(
  ctx: Context,
  employerId: number,
  filter: TalentFilter,
): Promise<PlacedSearch | null> {
  const own = filter.job === null ? null : await findJobToAsk(ctx.db, { jobId: filter.job, employerId })
  if (filter.job !== null && own === null) return null
  const job = own && isLive(own, ctx.now()) ? await documentOf(ctx, own.id) : null
  const place = filter.place === '' ? null : resolvePlace(filter.place, null)
  const near = place?.kind === 'town' ? [place] : filter.place === '' ? (job?.points ?? []) : []
  const isPlaceUnknown = filter.place !== '' && place?.kind !== 'town'
  const isJobOver = own !== null && job === null
  return {
    filter: isJobOver ? { ...filter, job: null } : filter,
    near: near.length > 0 ? near : null,
    job,
    isPlaceUnknown,
    isJobOver,
  }
}

async function documentOf(ctx: Context, jobId: number): Promise<JobDocument | null> {
  const [document] = await loadJobDocuments(ctx, [jobId])
  return document ?? null
}
