import { type Context, inTransaction } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canSeekJobs } from '../job-seekers/job-seeker.policy.ts'
import { requireAlert } from './alert.policy.ts'
import { updateAlert } from './alert.queries.ts'
import type { RefusalReason } from './alert.values.ts'
import { type AlertKey, loadOwnAlert } from './load-own-alert.ts'
import { markJobRead, markMatchesRead, setRefusal } from './own-match.queries.ts'

/** Notes that ads were looked at, all of the alert without `jobIds`. @throws {NotFound} */
export async function markRead(ctx: Context, key: AlertKey, jobIds: readonly number[] | null): Promise<void> {
  await inTransaction(ctx, async inside => {
    const { id } = requireAlert(inside.actor, await loadOwnAlert(inside, key))
    const now = inside.now()
    await markMatchesRead(inside.db, id, jobIds, now)
    await updateAlert(inside.db, id, { wantedAt: now }, now)
  })
}

/** What a job seeker has read on the site is no news in any of the own alerts. Nothing is noted of anyone else. */
export async function noteJobRead(ctx: Context, jobId: number): Promise<void> {
  const { actor } = ctx
  if (canSeekJobs(actor)) await markJobRead(ctx.db, { userId: actor.userId, jobId }, ctx.now())
}

/**
 * Says that an ad does not interest and why, or takes that back with null. After the reason "employer" or "profession" the alert
 * tells of no further ads of that employer or profession; after "pay", "place" or "hours" such ads come last in its mails. @throws {NotFound} also for an ad that the alert has not found
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
