import type { Context } from '../../../../domain/caller/context.ts'
import { countProfileJobs } from '../../../../domain/job-seekers/profile/count-profile-jobs.ts'
import { readOwnSeeker } from '../../../../domain/job-seekers/save-seeker-step.ts'
import { searchByFit } from '../../../../domain/recommendations/search-by-fit.ts'

/**
 * How many jobs fit the profile, and the query of the list that shows just those: by fit, and for somebody who does not want to be compared
 * by a search for the wishes. Null while the profile says nothing to search for.
 */
export async function fittingJobs(ctx: Context): Promise<{ count: number; query: string } | null> {
  const byFit = await searchByFit(ctx, { pageSize: 1 })
  if (byFit.state === 'ready') return { count: byFit.result.total, query: 'sort=fit' }
  const seeker = await readOwnSeeker(ctx)
  return seeker && countProfileJobs(ctx, seeker)
}
