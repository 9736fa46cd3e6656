import { daysBefore, hoursBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { deleteKeysEndedBefore } from './api-key.queries.ts'
import { deleteAnswersBefore } from './idempotent-answer.queries.ts'
import { canPruneIntegrations } from './integration.policy.ts'
import { deleteDeliveriesBefore } from './webhook-delivery.queries.ts'

/** Deletes expired idempotency records, keys invalid for 90 days, and old webhook deliveries. */
export async function pruneIntegrations(ctx: Context): Promise<void> {
  if (!canPruneIntegrations(ctx.actor)) throw new NotAllowed()
  await deleteAnswersBefore(ctx.db, hoursBefore(ctx.now(), limits.idempotencyHours))
  await deleteKeysEndedBefore(ctx.db, daysBefore(ctx.now(), 90))
  await deleteDeliveriesBefore(ctx.db, daysBefore(ctx.now(), limits.webhookDeliveryDays))
}
