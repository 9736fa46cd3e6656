import type { FoundPoints } from '../../search/places/place-sets.ts'
import type { Circle } from '../../vocabulary/places/areas.ts'
import type { Context } from '../caller/context.ts'
import type { JobSearchParams } from './job.schema.ts'
import { indexQuery, interpretSearch } from './search-jobs.ts'

/** Where the jobs are that a search finds. `circles` are what the search was limited to, if it was. */
export type LocatedJobs = FoundPoints & { total: number; circles: readonly Circle[] }

/** All jobs that `searchJobs` finds, whatever the page, as counts by places: no rows are read, so they may be some seconds old. */
export function locateJobs(ctx: Context, given: Partial<JobSearchParams>): LocatedJobs {
  const { params, place } = interpretSearch(given)
  if (place?.kind === 'unknown') return { total: 0, points: [], sets: [], nowhere: 0, circles: [] }
  const located = ctx.search.locate(indexQuery(ctx, { ...params, page: 1 }, 0, place))
  return { ...located, circles: circlesOf(place) }
}

function circlesOf(place: ReturnType<typeof interpretSearch>['place']): readonly Circle[] {
  if (place?.kind === 'area') return place.circles
  return place?.kind === 'town' ? [place] : []
}
