import { type Context, inTransaction } from '../context.ts'
import { Conflict, NotFound } from '../errors.ts'
import { requireManager } from './job.policy.ts'
import { insertJobEvent, lockJob, updateJob } from './job.queries.ts'
import { canMove, type JobStatus } from './job.status.ts'

/**
 * Moves a job to another state and writes down who, when, from, to and why. @returns false when it already is there.
 * @throws NotFound, NotAllowed, or Conflict when the table of moves does not allow it.
 */
export async function moveJob(
  ctx: Context,
  move: { jobId: number; to: JobStatus; reason: string | null; validThrough?: Date | null },
): Promise<boolean> {
  return inTransaction(ctx, async ctx => {
    const job = await lockJob(ctx.db, move.jobId)
    if (!job) throw new NotFound()
    // The table's check constraint keeps the text to these.
    const from = job.status as JobStatus
    requireManager(ctx.actor, { status: from, validThrough: job.valid_through })
    if (from === move.to) return false
    if (!canMove(from, move.to)) throw new Conflict('error.job-move', { from, to: move.to })
    const now = ctx.now()
    const isPublishing = move.to === 'published'
    await updateJob(ctx.db, job.id, {
      status: move.to,
      ended_at: isPublishing ? null : (job.ended_at ?? (from === 'published' ? now : null)),
      ...(isPublishing ? { published_at: job.published_at ?? now, last_confirmed_at: now } : {}),
      ...(move.validThrough === undefined ? {} : { valid_through: move.validThrough }),
    })
    await insertJobEvent(ctx.db, {
      jobId: job.id,
      from,
      to: move.to,
      actor: ctx.actor.kind,
      reason: move.reason,
      at: now,
    })
    return true
  })
}
