import type { Context } from '../context.ts'
import type { JobSearchParams } from './job.schema.ts'
import { loadPublishedJobs } from './job-document.queries.ts'
import { jobDocument } from './job-document.ts'
import { indexQuery } from './search-jobs.ts'

/**
 * Which of some ads each of many stored searches finds, as if each was searched for: prepared once for the ads, asked with any
 * number of searches. Ads that are not published are found by none, nor anything by a search around an unknown place.
 */
export async function matchSearches(
  ctx: Context,
  jobIds: readonly number[],
): Promise<(searches: readonly JobSearchParams[]) => number[][]> {
  const documents = (await loadPublishedJobs(ctx.db, [...jobIds])).map(jobDocument)
  return searches =>
    ctx.search.match(
      searches.map(params => indexQuery(ctx, params, 0)),
      documents,
    )
}
