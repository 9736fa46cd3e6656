import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { requireOwnWebhook } from './integration.policy.ts'
import { findWebhook, updateWebhook, type WebhookRow } from './webhook.queries.ts'
import { testEvent } from './webhook.values.ts'
import { insertDeliveries, renewDelivery } from './webhook-delivery.queries.ts'

/**
 * Sends a test event at once, even during backoff. @throws Conflict for a paused webhook, TooMany beyond 60 an hour, SignInRequired,
 * NotFound, NotAllowed
 */
export async function sendTestEvent(ctx: Context, webhookId: number): Promise<void> {
  await sendNow(ctx, webhookId, async (inside, { employerId }) => {
    const now = inside.now()
    const body = { type: testEvent, timestamp: now.toISOString(), data: { employerId } }
    await insertDeliveries(inside.db, [webhookId], { event: testEvent, body, now })
  })
}

/** Repeats a delivery with its original id, so that receivers that already have it can drop it. @throws as {@link sendTestEvent} */
export async function sendDeliveryAgain(
  ctx: Context,
  { webhookId, deliveryId }: { webhookId: number; deliveryId: string },
): Promise<void> {
  await sendNow(ctx, webhookId, async inside => {
    if (!(await renewDelivery(inside.db, { webhookId, deliveryId, now: inside.now() }))) throw new NotFound()
  })
}

async function sendNow(
  ctx: Context,
  webhookId: number,
  write: (inside: Context, webhook: WebhookRow) => Promise<void>,
): Promise<void> {
  // Before the transaction, whose rollback would discard the counted try: the endpoint may belong to someone else.
  const { employerId } = requireOwnWebhook(ctx, await findWebhook(ctx.db, webhookId))
  const limit = { kind: 'webhook-send', tries: limits.webhookSendsPerHour, windowMinutes: 60 }
  await limitTries(ctx, { ...limit, subject: String(employerId) })
  await inTransaction(ctx, async inside => {
    const webhook = requireOwnWebhook(ctx, await findWebhook(inside.db, webhookId))
    if (!webhook.isActive) throw new Conflict('integrations.problem.webhook-paused')
    await write(inside, webhook)
    if (webhook.failingSince) await updateWebhook(inside.db, webhookId, { busy_until: null })
    await inside.tasks.enqueue('deliver-webhooks', {})
  })
}
