import type { Context } from '../../caller/context.ts'
import { jobSearchQuery, noJobSearchParams } from '../../job-search/job.schema.ts'
import { type JobSearchResult, searchJobs } from '../../job-search/search-jobs.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import type { JobSeekerRow } from '../job-seeker.queries.ts'
import { profileSearch } from '../profile-search.ts'

const { pageSize } = noJobSearchParams

/**
 * How many jobs the caller's wishes find now, the search as the query of its address, and what finds more where that is little; null while
 * there is nothing to search for.
 */
export async function countProfileJobs(
  ctx: Context,
  seeker: JobSeekerRow,
): Promise<({ count: number; query: string } & Pick<JobSearchResult, 'alternatives'>) | null> {
  requireJobSeeker(ctx.actor)
  const wanted = profileSearch(seeker)
  const query = jobSearchQuery(wanted)
  if (query === '') return null
  const { total, alternatives } = await searchJobs(ctx, { ...wanted, pageSize: 1 })
  // Whoever follows one wants to see a whole page.
  const whole = alternatives.map(way => ({ ...way, params: { ...way.params, pageSize } }))
  return { count: total, query, alternatives: whole }
}
