import type { Context } from '../../../domain/caller/context.ts'
import { jobSearchQuery } from '../../../domain/job-search/job.schema.ts'
import type { SearchAlternative } from '../../../domain/job-search/ways-out.ts'
import { countProfileJobs } from '../../../domain/job-seekers/profile/count-profile-jobs.ts'
import { readOwnSeeker } from '../../../domain/job-seekers/save-seeker-step.ts'
import { searchByFit } from '../../../domain/recommendations/search-by-fit.ts'
import { href } from '../../addresses.ts'
import { withQuery } from './filters/list-view.ts'
import { searchWays, type WayView } from './search-ways.server.ts'

export type FittingJobs = {
  count: number
  /** Of the list that shows just those. */
  query: string
  /** What finds more; only while hardly any fits. */
  ways: WayView[]
}

/** Fewer than these leave somebody with nothing to choose from. */
export const few = 3

/**
 * How many jobs fit the profile: by the order by fit, and for somebody who does not want to be compared by a search for the wishes. Null
 * while the profile says nothing to search for.
 */
export async function fittingJobs(ctx: Context): Promise<FittingJobs | null> {
  const byFit = await searchByFit(ctx, { pageSize: 1 })
  const found = byFit.state === 'ready' ? { count: byFit.result.total, query: 'sort=fit' } : await wished(ctx)
  if (!found) return null
  const { count, query } = found
  return { count, query, ways: count < few ? await waysToFit(ctx, count) : [] }
}

/** What finds more than the `found` jobs that fit: a wider radius, fewer filters, or an alert that waits. */
export async function waysToFit(ctx: Context, found: number): Promise<WayView[]> {
  const jobs = href('jobs', ctx.locale)
  const { alternatives = [] } = (await wished(ctx)) ?? {}
  // A search wants every wish, the order by fit only those that matter most: fewer than are shown already are no help.
  const ways = alternatives.filter(way => keepsProfession(way) && (way.kind === 'alert' || way.count > found))
  return searchWays(ways, ctx.locale, params => withQuery(jobs, jobSearchQuery(params)))
}

/** Other work in the same place is no way out for somebody who has learned theirs. */
function keepsProfession(way: SearchAlternative): boolean {
  return way.kind !== 'no-filters' && !(way.kind === 'filter' && way.name === 'profession')
}

async function wished(ctx: Context) {
  const seeker = await readOwnSeeker(ctx)
  return seeker && countProfileJobs(ctx, seeker)
}
