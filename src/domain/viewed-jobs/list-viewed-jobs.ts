import type { Context } from '../caller/context.ts'
import { listPublicJobs, type PublicJobRow } from '../job-search/steps/list-public-jobs.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import { listViewed } from './viewed-job.queries.ts'

export type ViewedJob = { job: PublicJobRow; viewedAt: Date }

/** The jobs that the job seeker viewed last, latest first, including ended ones, which are marked. */
export async function listViewedJobs(
  ctx: Context,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: ViewedJob[]; pages: number }> {
  const { userId } = requireJobSeeker(ctx.actor)
  const seen = await listViewed(ctx.db, { userId, limit: pageSize, offset: (page - 1) * pageSize })
  const jobs = await listPublicJobs(
    ctx,
    seen.map(({ jobId }) => jobId),
  )
  const at = new Map(seen.map(({ jobId, viewedAt }) => [jobId, viewedAt]))
  return {
    rows: jobs.map(job => ({ job, viewedAt: at.get(job.id) ?? ctx.now() })),
    pages: Math.max(1, Math.ceil((seen[0]?.total ?? 0) / pageSize)),
  }
}
