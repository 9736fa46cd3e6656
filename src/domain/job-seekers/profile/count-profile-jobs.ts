import type { Context } from '../../caller/context.ts'
import { jobSearchQuery } from '../../job-search/job.schema.ts'
import { searchJobs } from '../../job-search/search-jobs.ts'
import { requireJobSeeker } from '../job-seeker.policy.ts'
import type { JobSeekerRow } from '../job-seeker.queries.ts'
import { profileSearch } from '../profile-search.ts'

/** How many jobs the caller's wishes find now, and the search as the query of its address; null while there is nothing to search for. */
export async function countProfileJobs(
  ctx: Context,
  seeker: JobSeekerRow,
): Promise<{ count: number; query: string } | null> {
  requireJobSeeker(ctx.actor)
  const wanted = profileSearch(seeker)
  const query = jobSearchQuery(wanted)
  if (query === '') return null
  const { total } = await searchJobs(ctx, { ...wanted, pageSize: 1 })
  return { count: total, query }
}
