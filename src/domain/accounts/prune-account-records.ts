import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canPruneRecords } from '../caller/person.policy.ts'
import { forgetTries } from '../throttle/steps/forget-tries.ts'
import { deleteExpiredRecords } from './expired-records.queries.ts'

/** Deletes sessions, links, codes and rate-limit counters a day after they expire, and accounts unconfirmed for 30 days. */
export async function pruneAccountRecords(ctx: Context): Promise<void> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  const yesterday = daysBefore(ctx.now(), 1)
  await forgetTries(ctx, { before: yesterday })
  await deleteExpiredRecords(ctx.db, yesterday, {
    unconfirmedBefore: daysBefore(ctx.now(), 30),
    devicesUnusedSince: daysBefore(ctx.now(), limits.knownDeviceDays),
  })
}
