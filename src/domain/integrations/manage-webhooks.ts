import { limits } from '../../config/limits.ts'
import type { AuditKind } from '../audit/audit-kinds.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { requireOwner } from '../caller/membership.policy.ts'
import type { Visitor } from '../caller/visitor.ts'
import { lockEmployer } from './api-key.queries.ts'
import { requireOwnWebhook } from './integration.policy.ts'
import { deliverWebhooksTask } from './integrations.tasks.ts'
import { newWebhookSecret, replaceSecret, sealSecret } from './steps/webhook-secret.ts'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhookRows,
  updateWebhook,
  type WebhookRow,
} from './webhook.queries.ts'
import type { NewWebhook } from './webhook.schema.ts'
import { countWaiting, listDeliveries } from './webhook-delivery.queries.ts'

/** A webhook with the secret that its receiver checks signatures with: shown once. */
export type ShownWebhook = { url: string; secret: string }

type Own = { webhookId: number; visitor: Visitor }

/** The webhooks of an employer, without their secrets. @throws SignInRequired, NotFound, NotAllowed */
export async function listWebhooks(ctx: Context, employerId: number) {
  requireOwner(ctx.actor, employerId)
  const rows = await listWebhookRows(ctx.db, employerId)
  const waiting = await countWaiting(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({ ...facts(row), waiting: waiting.get(row.id) ?? 0 }))
}

/** One of them with its last messages. @throws as {@link listWebhooks} */
export async function readWebhook(ctx: Context, webhookId: number) {
  const webhook = requireOwnWebhook(ctx, await findWebhook(ctx.db, webhookId))
  return {
    ...facts(webhook),
    employerId: webhook.employerId,
    deliveries: await listDeliveries(ctx.db, webhookId, limits.pageSize),
  }
}

/**
 * Has a program told of events from now on; its secret is shown once. @throws Invalid on `url` for an address that is not asked,
 * Conflict for more than 10, and as {@link listWebhooks}
 */
export async function createWebhook(
  ctx: Context,
  input: NewWebhook & { employerId: number; visitor: Visitor },
): Promise<ShownWebhook> {
  const { employerId, url, events, visitor } = input
  requireOwner(ctx.actor, employerId)
  requireGoodAddress(ctx, url)
  return inTransaction(ctx, async inside => {
    if ((await lockEmployer(inside.db, employerId)) === null) throw new NotFound()
    const { length } = await listWebhookRows(inside.db, employerId)
    if (length >= limits.webhooksPerEmployer) throw new Conflict('integrations.problem.too-many-webhooks')
    const secret = newWebhookSecret()
    const row = { employer_id: employerId, url, events, created_at: inside.now() }
    const id = await insertWebhook(inside.db, { ...row, secret: '' })
    await updateWebhook(inside.db, id, { secret: sealSecret(inside, id, secret) })
    await noteEvent(inside, 'webhook-created', { visitor, details: { employerId, webhookId: id } })
    return { url, secret }
  })
}

/** Another address, or other events; what waits goes to the new address. @throws as {@link createWebhook} */
export async function changeWebhook(ctx: Context, input: NewWebhook & Own): Promise<void> {
  const { url, events } = input
  await changeOwn(ctx, input, async (inside, webhook) => {
    requireGoodAddress(inside, url)
    // What did not answer was another one.
    const isOther = url !== webhook.url
    await updateWebhook(inside.db, webhook.id, { url, events, ...(isOther && awake) })
    return 'webhook-changed'
  })
}

/** Makes another secret; the old one signs beside it for 24 hours. @throws as {@link listWebhooks} */
export async function rotateWebhookSecret(ctx: Context, input: Own): Promise<ShownWebhook> {
  const secret = newWebhookSecret()
  const { url } = await changeOwn(ctx, input, async (inside, webhook) => {
    await updateWebhook(inside.db, webhook.id, { secret: replaceSecret(inside, webhook, secret) })
    return 'webhook-secret-rotated'
  })
  return { url, secret }
}

/**
 * Stops telling a program, or goes on. What happens while it is stopped is not told later; what waited before is sent when it goes
 * on. @throws as {@link listWebhooks}
 */
export async function switchWebhook(ctx: Context, input: Own & { isActive: boolean }): Promise<void> {
  const { isActive } = input
  await changeOwn(ctx, input, async (inside, webhook) => {
    if (webhook.isActive === isActive) return null
    await updateWebhook(inside.db, webhook.id, { is_active: isActive, ...awake })
    if (isActive) await inside.tasks.enqueue(deliverWebhooksTask, {})
    return isActive ? 'webhook-resumed' : 'webhook-paused'
  })
}

/** Forgets a webhook with everything that waits for it. @throws as {@link listWebhooks} */
export async function removeWebhook(ctx: Context, input: Own): Promise<{ employerId: number }> {
  return changeOwn(ctx, input, async (inside, webhook) => {
    await deleteWebhook(inside.db, webhook.id)
    return 'webhook-removed'
  })
}

/** Neither resting nor known as failing. */
const awake = { failing_since: null, busy_until: null }

/** `change` says what the log is told, null for nothing. @returns the webhook as it was */
async function changeOwn(
  ctx: Context,
  { webhookId, visitor }: Own,
  change: (inside: Context, webhook: WebhookRow) => Promise<AuditKind | null>,
): Promise<WebhookRow> {
  return inTransaction(ctx, async inside => {
    const webhook = requireOwnWebhook(ctx, await findWebhook(inside.db, webhookId, { lock: true }))
    const { employerId } = webhook
    const kind = await change(inside, webhook)
    if (kind) await noteEvent(inside, kind, { visitor, details: { employerId, webhookId } })
    return webhook
  })
}

function requireGoodAddress(ctx: Context, url: string): void {
  const problem = ctx.fetcher.problemOf(url)
  if (problem) throw new Invalid({ url: [{ key: `integrations.problem.url.${problem}` }] })
}

function facts({ secret: _, employerId: __, ...webhook }: WebhookRow) {
  return webhook
}
