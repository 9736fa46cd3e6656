import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import { requireAlert } from './alert.policy.ts'
import { updateAlert } from './alert.queries.ts'
import type { RefusalReason } from './alert.values.ts'
import { type AlertKey, loadOwnAlert } from './load-own-alert.ts'
import { markJobRead, markMatchesRead, setRefusal } from './own-match.queries.ts'

/** Marks jobs as viewed, all of the alert's without `jobIds`. @throws {NotFound} */
export async function markRead(ctx: Context, key: AlertKey, jobIds: readonly number[] | null): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = requireAlert(inside.actor, await loadOwnAlert(inside, key))
    const now = inside.now()
    await markMatchesRead(inside.db, id, jobIds, now)
    await updateAlert(inside.db, id, { wantedAt: now }, now)
  })
}

/** A job viewed on the site is marked as viewed in all of the person's alerts. Does nothing for others. */
export async function noteJobRead(ctx: Context, jobId: number): Promise<void> {
  const { actor } = ctx
  if (canSeekJobs(actor)) await markJobRead(ctx.db, { userId: actor.userId, jobId }, ctx.now())
}

/**
 * Marks a job as not interesting, with a reason, or undoes that with null. "employer" and "profession" exclude further jobs of that
 * employer or profession from the alert; "pay", "place" and "hours" move similar jobs to the end of its mails. @throws {NotFound} also for
 * a job that the alert has not found
 */
export async function refuseMatch(
  ctx: Context,
  key: AlertKey,
  { jobId, reason }: { jobId: number; reason: RefusalReason | null },
): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = requireAlert(inside.actor, await loadOwnAlert(inside, key))
    const now = inside.now()
    if (!(await setRefusal(inside.db, { alertId: id, jobId, reason }, now))) throw new NotFound()
    await updateAlert(inside.db, id, { wantedAt: now }, now)
  })
}
