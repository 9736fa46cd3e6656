import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { moveJob } from './move-job.ts'

/**
 * Makes a draft, a paused or an ended job public, until `validThrough` (default: 60 days from now).
 * @throws NotFound, NotAllowed, Conflict, and Invalid when the last day has passed.
 */
export async function publishJob(
  ctx: Context,
  input: { jobId: number; validThrough?: Date; reason?: string },
): Promise<void> {
  const now = ctx.now()
  const validThrough = input.validThrough ?? new Date(now.getTime() + limits.jobValidDays * 86_400_000)
  if (validThrough <= now) throw new Invalid({ validThrough: [{ key: 'error.date-passed' }] })
  await moveJob(ctx, { jobId: input.jobId, to: 'published', reason: input.reason ?? null, validThrough })
}
