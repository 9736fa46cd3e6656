import type { Context } from '../../caller/context.ts'
import { moveJob } from './move-job.ts'

/** Takes a job out of search and lists: paused, expired, filled or archived for a `reason`, or deleted for good. */
export async function endJob(
  ctx: Context,
  input: { jobId: number; as: 'paused' | 'expired' | 'filled' | 'archived' | 'deleted'; reason?: string },
): Promise<void> {
  await moveJob(ctx, { jobId: input.jobId, to: input.as, reason: input.reason ?? null })
}
