import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { limitTries } from '../throttle/steps/limit-tries.ts'
import { requireOwnWebhook } from './integration.policy.ts'
import { deliverWebhooksTask } from './integrations.tasks.ts'
import { findWebhook, updateWebhook, type WebhookRow } from './webhook.queries.ts'
import { testEvent } from './webhook.values.ts'
import { insertDeliveries, renewDelivery } from './webhook-delivery.queries.ts'

/**
 * Sends an endpoint something to try it with, at once even while it rests. @throws Conflict for one that is paused, TooMany beyond
 * 60 an hour, SignInRequired, NotFound, NotAllowed
 */
export async function sendTestEvent(ctx: Context, webhookId: number): Promise<void> {
  await sendNow(ctx, webhookId, async (inside, { employerId }) => {
    const now = inside.now()
    const body = { type: testEvent, timestamp: now.toISOString(), data: { employerId } }
    await insertDeliveries(inside.db, [webhookId], { event: testEvent, body, now })
  })
}

/** Sends a message again, with the id it had: who has it already drops it. @throws as {@link sendTestEvent} */
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
  // Before the transaction, which would forget the try when it fails: what is asked to take these may be somebody else's.
  const { employerId } = requireOwnWebhook(ctx, await findWebhook(ctx.db, webhookId))
  const limit = { kind: 'webhook-send', tries: limits.webhookSendsPerHour, windowMinutes: 60 }
  await limitTries(ctx, { ...limit, subject: String(employerId) })
  await inTransaction(ctx, async inside => {
    const webhook = requireOwnWebhook(ctx, await findWebhook(inside.db, webhookId))
    if (!webhook.isActive) throw new Conflict('integrations.problem.webhook-paused')
    await write(inside, webhook)
    if (webhook.failingSince) await updateWebhook(inside.db, webhookId, { busy_until: null })
    await inside.tasks.enqueue(deliverWebhooksTask, {})
  })
}
