import type { Context } from '../caller/context.ts'
import type { JobIndexQuery } from '../caller/job-search.ts'
import type { JobSearchParams } from '../job-search/job.schema.ts'
import { type JobSearchResult, searchJobs } from '../job-search/search-jobs.ts'
import { loadJobDocuments } from '../job-search/steps/match-searches.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import { explainer, type Match } from '../matching/explain.ts'
import { jobWorth } from '../matching/job-worth.ts'
import { loadOwnProfile } from './steps/own-profile.ts'

/** Why a list is not by fit although that was asked for. */
export type NotByFit = 'guest' | 'other-role' | 'opted-out' | 'empty'

export type FitSearch =
  | { state: 'ready'; result: JobSearchResult; matches: ReadonlyMap<number, Match> }
  | { state: NotByFit; result: JobSearchResult }

/**
 * A search by fit to the caller's profile, with how each listed job fits. For everyone who has none that may be compared it is the same
 * search by relevance, and `state` says why.
 */
export async function searchByFit(
  ctx: Context,
  given: Partial<JobSearchParams>,
  within: JobIndexQuery['within'] = null,
): Promise<FitSearch> {
  const own = await ownProfile(ctx)
  if (own.state !== 'ready')
    return { state: own.state, result: await searchJobs(ctx, { ...given, sort: 'relevance' }, within) }
  const { profile } = own
  const result = await searchJobs(ctx, { ...given, sort: 'fit' }, within, jobWorth(profile))
  const documents = await loadJobDocuments(
    ctx,
    result.jobs.map(({ id }) => id),
  )
  const explain = explainer(profile)
  return {
    state: 'ready',
    result,
    matches: new Map(documents.map(document => [document.id, explain(document)])),
  }
}

async function ownProfile(ctx: Context) {
  const { actor } = ctx
  if (canSeekJobs(actor)) return loadOwnProfile(ctx, actor.userId)
  return { state: actor.kind === 'guest' ? ('guest' as const) : ('other-role' as const) }
}
