import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import type { JobStatus } from '../jobs/job.status.ts'
import { lockJob } from '../jobs/steps/job.queries.ts'
import { loadJobPlaces } from './job-ad.queries.ts'
import type { AdFields } from './job-ad.values.ts'
import { requireJobManager } from './post-job.ts'
import { adFields } from './steps/job-ad-fields.ts'

export type OwnJob = {
  id: number
  slug: string
  status: JobStatus
  isFromFeed: boolean
  version: number
  validThrough: Date | null
  publishedAt: Date | null
  endedAt: Date | null
  updatedAt: Date
  fields: AdFields
}

/**
 * A job of the employer as form fields, with its status.
 * @throws NotFound for another employer's, a deleted and an unknown one alike; SignInRequired, NotAllowed
 */
export async function readOwnJob(
  ctx: Context,
  { jobId, employerId }: { jobId: number; employerId: number },
): Promise<OwnJob> {
  requireJobManager(ctx, employerId, 'jobs:read')
  // Locked while reading, so that places and fields belong to the same version.
  return inTransaction(ctx, async inside => {
    const job = await lockJob(inside.db, jobId)
    if (job?.employer_id !== employerId || job.status === 'deleted') throw new NotFound()
    return {
      id: job.id,
      slug: job.slug,
      // The cast: a check constraint limits the column to these.
      status: job.status as JobStatus,
      isFromFeed: job.source === 'feed',
      version: job.version,
      validThrough: job.valid_through,
      publishedAt: job.published_at,
      endedAt: job.ended_at,
      updatedAt: job.updated_at,
      fields: adFields(job, await loadJobPlaces(inside.db, jobId)),
    }
  })
}
