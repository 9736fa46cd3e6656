import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { readEmployer } from '../employers/read-employer.ts'
import { listPublicJobs } from '../job-search/steps/list-public-jobs.ts'
import { findOwnMarks } from '../job-seekers/find-own-marks.ts'
import { requireJobSeeker } from '../job-seekers/job-seeker.policy.ts'
import type { BookmarkKey } from './bookmark.schema.ts'

/** Name or title, and whether the caller has saved it. @throws NotFound for what is not public */
export async function readBookmark(
  ctx: Context,
  { kind, id }: BookmarkKey,
): Promise<{ name: string; isSaved: boolean }> {
  requireJobSeeker(ctx.actor)
  if (kind === 'employer') {
    const { name } = await readEmployer(ctx, id)
    return { name, isSaved: (await findOwnMarks(ctx, { employerIds: [id] })).savedEmployers.has(id) }
  }
  const [job] = await listPublicJobs(ctx, [id])
  if (!job) throw new NotFound()
  return { name: job.title, isSaved: (await findOwnMarks(ctx, { jobIds: [id] })).savedJobs.has(id) }
}
