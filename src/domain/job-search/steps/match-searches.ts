import type { Context } from '../../caller/context.ts'
import type { JobDocument } from '../../caller/job-search.ts'
import type { JobSearchParams } from '../job.schema.ts'
import { loadPublishedJobs } from '../job-document.queries.ts'
import { resolveSearchPlace, type SearchPlace } from '../resolve-place.ts'
import { indexQuery, withRegion } from '../search-jobs.ts'
import { jobDocument } from './job-document.ts'

/** Towns that many searches name are looked up once; beyond so many the table is begun anew. */
const mostPlaces = 20_000

/**
 * Which of some ads each of many stored searches finds, as if each was searched for: prepared once for the ads, asked with any
 * number of searches. Ads that are not published are found by none, nor anything by a search around an unknown place.
 */
export async function matchSearches(
  ctx: Context,
  jobIds: readonly number[],
): Promise<(searches: readonly JobSearchParams[]) => number[][]> {
  const match = ctx.search.match(await loadJobDocuments(ctx, jobIds))
  const places = new Map<string, SearchPlace | null>()
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

/** The published ones among these ads as search knows them; their facts are those that filters look at. */
export async function loadJobDocuments(ctx: Context, jobIds: readonly number[]): Promise<JobDocument[]> {
  return (await loadPublishedJobs(ctx.db, [...jobIds])).map(jobDocument)
}

function placeOf(
  { place, radius }: JobSearchParams,
  known: Map<string, SearchPlace | null>,
): SearchPlace | null {
  if (place === '') return null
  const key = `${radius} ${place}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= mostPlaces) known.clear()
  const found = resolveSearchPlace(place, radius)
  known.set(key, found)
  return found
}
