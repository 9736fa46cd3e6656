import type { JobRow } from '../../../vocabulary/jobs/job-row.ts'
import type { Context } from '../../caller/context.ts'
import { noJobSearchParams } from '../../job-search/job.schema.ts'
import { indexQuery } from '../../job-search/search-jobs.ts'
import { loadJobDocuments } from '../../job-search/steps/match-searches.ts'
import { loadJobRows } from '../../jobs/steps/load-job-rows.ts'
import { explainer, type Match } from '../../matching/explain.ts'
import { jobWorth } from '../../matching/job-worth.ts'
import type { MatchProfile } from '../../matching/match-profile.ts'
import { spreadEmployers } from './spread-employers.ts'

export type FittingJob = { job: JobRow; match: Match }

/** Candidates for each ad that is shown: some belong to one employer, or have been applied to. */
const candidatesPerJob = 4
const fewestCandidates = 24

/**
 * At most `limit` live jobs that fit a profile, best first; of the first ten at most two of one employer while there are others. `leftOut`
 * are not among them.
 */
export async function recommendJobs(
  ctx: Context,
  profile: MatchProfile,
  { limit, leftOut = [] }: { limit: number; leftOut?: readonly number[] },
): Promise<FittingJob[]> {
  const size = Math.min(100, Math.max(fewestCandidates, limit * candidatesPerJob) + leftOut.length)
  const query = indexQuery(ctx, noJobSearchParams, size, null)
  const ids = ctx.search.fit(jobWorth(profile), query).ids.filter(id => !leftOut.includes(id))
  const fitting = await withMatches(ctx, profile, await loadJobRows(ctx.db, ids, ctx.now()))
  return spreadEmployers(fitting.filter(isWorthSaying)).slice(0, limit)
}

/** More speaks for it than against it, and it is for a profession that the person may work in. */
function isWorthSaying({ match: { order, criteria } }: FittingJob): boolean {
  return order > 0 && criteria.every(({ key, state }) => key !== 'profession' || state !== 'unmet')
}

/** Each with what of it meets the profile; those that fail what must not fail, or have ended meanwhile, are left out. */
export async function withMatches(
  ctx: Context,
  profile: MatchProfile,
  rows: readonly JobRow[],
): Promise<FittingJob[]> {
  const documents = await loadJobDocuments(
    ctx,
    rows.map(({ id }) => id),
  )
  const explain = explainer(profile)
  const matches = new Map(documents.map(document => [document.id, explain(document)]))
  return rows.flatMap(job => {
    const match = matches.get(job.id)
    return match?.isFit ? [{ job, match }] : []
  })
}
