import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { deleteKeysEndedBefore } from './api-key.queries.ts'
import { deleteAnswersBefore } from './idempotent-answer.queries.ts'
import { canPruneIntegrations } from './integration.policy.ts'
import { deleteDeliveriesBefore } from './webhook-delivery.queries.ts'

const hourMs = 3_600_000

/** Forgets answers that are not given again any more, keys that have been worthless for 90 days, and old messages to programs. */
export async function pruneIntegrations(ctx: Context): Promise<void> {
  if (!canPruneIntegrations(ctx.actor)) return
  const hoursAgo = (hours: number) => new Date(ctx.now().getTime() - hours * hourMs)
  await deleteAnswersBefore(ctx.db, hoursAgo(limits.idempotencyHours))
  await deleteKeysEndedBefore(ctx.db, hoursAgo(90 * 24))
  await deleteDeliveriesBefore(ctx.db, hoursAgo(limits.webhookDeliveryDays * 24))
}
