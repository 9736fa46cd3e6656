import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { canPruneRecords } from '../caller/person.policy.ts'
import { forgetTries } from '../throttle/steps/forget-tries.ts'
import { deleteExpiredRecords } from './expired-records.queries.ts'

const dayMs = 86_400_000

/** Forgets sessions, links, codes and counted tries that are over for a day, and accounts never confirmed for 30 days. */
export async function pruneAccountRecords(ctx: Context): Promise<void> {
  if (!canPruneRecords(ctx.actor)) return
  const yesterday = new Date(ctx.now().getTime() - dayMs)
  await forgetTries(ctx, { before: yesterday })
  await deleteExpiredRecords(ctx.db, yesterday, {
    unconfirmedBefore: new Date(ctx.now().getTime() - 30 * dayMs),
    devicesUnusedSince: new Date(ctx.now().getTime() - limits.knownDeviceDays * dayMs),
  })
}
