import type { JobRow } from '../../vocabulary/jobs/job-row.ts'
import type { Context } from '../caller/context.ts'
import { listSimilarJobs } from '../job-search/list-similar-jobs.ts'
import { listPublicJobs } from '../job-search/steps/list-public-jobs.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import type { Match } from '../matching/explain.ts'
import { listAppliedJobs } from './marked-job.queries.ts'
import { loadOwnProfile } from './steps/own-profile.ts'
import { withMatches } from './steps/recommend-jobs.ts'

type Origin = Parameters<typeof listSimilarJobs>[1]

export type Beside = {
  /** Whether those that fit the caller's profile were chosen. */
  isByFit: boolean
  jobs: { job: JobRow; match: Match | null }[]
}

/** Similar ads from which the fitting ones are chosen, for each that is shown. */
const similarPerJob = 4

/**
 * At most `limit` jobs like another one. For a job seeker with a profile those that fit it, best first, without what they have applied to
 * or hidden; for everyone else, and when none fits, the most similar ones.
 */
export async function recommendBeside(ctx: Context, job: Origin, limit: number): Promise<Beside> {
  const fitting = await fittingOnes(ctx, job, limit)
  if (fitting.length > 0) return { isByFit: true, jobs: fitting }
  const similar = await listSimilarJobs(ctx, job, limit)
  return { isByFit: false, jobs: similar.map(each => ({ job: each, match: null })) }
}

/** The same for an ad by its id; nothing when it is no longer public. */
export async function recommendBesideJob(
  ctx: Context,
  { jobId, limit }: { jobId: number; limit: number },
): Promise<Beside> {
  const [job] = await listPublicJobs(ctx, [jobId])
  return job ? recommendBeside(ctx, job, limit) : { isByFit: false, jobs: [] }
}

async function fittingOnes(ctx: Context, job: Origin, limit: number) {
  const { actor } = ctx
  if (!canSeekJobs(actor)) return []
  const own = await loadOwnProfile(ctx, actor.userId)
  if (own.state !== 'ready') return []
  const applied = await listAppliedJobs(ctx.db, actor.userId)
  const similar = await listSimilarJobs(ctx, job, limit * similarPerJob)
  const open = similar.filter(({ id }) => !applied.includes(id))
  const fitting = await withMatches(ctx, own.profile, open)
  return fitting.sort((one, other) => other.match.order - one.match.order).slice(0, limit)
}
