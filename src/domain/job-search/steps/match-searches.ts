import { RecentMap } from '../../../basics/remember.ts'
import type { Context } from '../../caller/context.ts'
import type { JobDocument } from '../../caller/job-search.ts'
import type { JobSearchParams } from '../job.schema.ts'
import { loadPublishedJobs } from '../job-document.queries.ts'
import { resolveSearchPlace, type SearchPlace } from '../resolve-place.ts'
import { indexQuery, withRegion } from '../search-jobs.ts'
import { jobDocument } from './job-document.ts'

/** Cache size for place lookups, because many searches name the same towns. */
const mostPlaces = 10_000

/**
 * Which of these jobs each of many stored searches finds, with the same result as searching: the jobs are prepared once for any number of
 * searches. Unpublished jobs are never found, nor is anything by a search around an unknown place.
 */
export async function matchSearches(
  ctx: Context,
  jobIds: readonly number[],
): Promise<(searches: readonly JobSearchParams[]) => number[][]> {
  const match = ctx.search.match(await loadJobDocuments(ctx, jobIds))
  const places = new RecentMap<string, SearchPlace | null>(mostPlaces)
  return searches => {
    const placed = searches.map(params => ({ params, place: placeOf(params, places) }))
    const found = match(
      placed.map(({ params, place }) => {
        return indexQuery(ctx, place?.kind === 'region' ? withRegion(params, place) : params, 0, place)
      }),
    )
    return found.map((ids, at) => (placed[at]?.place?.kind === 'unknown' ? [] : ids))
  }
}

/** The published ones among these jobs as search documents, which contain the facts that filters test. */
export async function loadJobDocuments(ctx: Context, jobIds: readonly number[]): Promise<JobDocument[]> {
  return (await loadPublishedJobs(ctx.db, [...jobIds])).map(jobDocument)
}

function placeOf(
  { place, radius }: JobSearchParams,
  known: RecentMap<string, SearchPlace | null>,
): SearchPlace | null {
  if (place === '') return null
  const key = `${radius} ${place}`
  const before = known.get(key)
  if (before !== undefined) return before
  const found = resolveSearchPlace(place, radius)
  known.set(key, found)
  return found
}
