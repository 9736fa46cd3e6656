import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid } from '../../caller/errors.ts'
import { moveJob } from './move-job.ts'

/**
 * Publishes a draft, paused or ended job until `validThrough` (default: 60 days from now).
 * @throws NotFound, NotAllowed, Conflict, and Invalid when the closing date has passed.
 */
export async function publishJob(
  ctx: Context,
  input: { jobId: number; validThrough?: Date; reason?: string },
): Promise<void> {
  const now = ctx.now()
  const validThrough = input.validThrough ?? daysAfter(now, limits.jobValidDays)
  if (validThrough <= now) throw new Invalid({ validThrough: [{ key: 'error.date-passed' }] })
  await moveJob(ctx, { jobId: input.jobId, to: 'published', reason: input.reason ?? null, validThrough })
}
