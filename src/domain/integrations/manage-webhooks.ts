import { limits } from '../../config/limits.ts'
import type { AuditKind } from '../audit/audit-kind.values.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, Invalid, NotFound } from '../caller/errors.ts'
import { requireOwner } from '../caller/membership.policy.ts'
import { lockEmployer } from './api-key.queries.ts'
import { requireOwnWebhook } from './integration.policy.ts'
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

/** With the secret that receivers verify signatures with; shown once. */
export type ShownWebhook = { url: string; secret: string }

type Own = { webhookId: number }

/** An employer's webhooks, without their secrets. @throws SignInRequired, NotFound, NotAllowed */
export async function listWebhooks(ctx: Context, employerId: number) {
  requireOwner(ctx.actor, employerId)
  const rows = await listWebhookRows(ctx.db, employerId)
  const waiting = await countWaiting(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({ ...facts(row), waiting: waiting.get(row.id) ?? 0 }))
}

/** A webhook with its latest deliveries. @throws as {@link listWebhooks} */
export async function readWebhook(ctx: Context, webhookId: number) {
  const webhook = requireOwnWebhook(ctx, await findWebhook(ctx.db, webhookId))
  return {
    ...facts(webhook),
    employerId: webhook.employerId,
    deliveries: await listDeliveries(ctx.db, webhookId, limits.pageSize),
  }
}

/**
 * Registers an endpoint; its secret is shown once. @throws Invalid on `url` for an address that is not permitted, Conflict for more than
 * 10, and as {@link listWebhooks}
 */
export async function createWebhook(
  ctx: Context,
  input: NewWebhook & { employerId: number },
): Promise<ShownWebhook> {
  const { employerId, url, events } = input
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
    await noteEvent(inside, 'webhook-created', { details: { employerId, webhookId: id } })
    return { url, secret }
  })
}

/** Changes URL or events; pending deliveries go to the new URL. @throws as {@link createWebhook} */
export async function changeWebhook(ctx: Context, input: NewWebhook & Own): Promise<void> {
  const { url, events } = input
  await changeOwn(ctx, input, async (inside, webhook) => {
    requireGoodAddress(inside, url)
    // Failures of the previous URL do not count against the new one.
    const isOther = url !== webhook.url
    await updateWebhook(inside.db, webhook.id, { url, events, ...(isOther && awake) })
    return 'webhook-changed'
  })
}

/** Creates a new secret; the old one also signs for 24 hours. @throws as {@link listWebhooks} */
export async function rotateWebhookSecret(ctx: Context, input: Own): Promise<ShownWebhook> {
  const secret = newWebhookSecret()
  const { url } = await changeOwn(ctx, input, async (inside, webhook) => {
    await updateWebhook(inside.db, webhook.id, { secret: replaceSecret(inside, webhook, secret) })
    return 'webhook-secret-rotated'
  })
  return { url, secret }
}

/**
 * Pauses or resumes a webhook. Events during a pause are not delivered later; deliveries pending before it are sent on resuming. @throws as
 * {@link listWebhooks}
 */
export async function switchWebhook(ctx: Context, input: Own & { isActive: boolean }): Promise<void> {
  const { isActive } = input
  await changeOwn(ctx, input, async (inside, webhook) => {
    if (webhook.isActive === isActive) return null
    await updateWebhook(inside.db, webhook.id, { is_active: isActive, ...awake })
    if (isActive) await inside.tasks.enqueue('deliver-webhooks', {})
    return isActive ? 'webhook-resumed' : 'webhook-paused'
  })
}

/** Deletes a webhook with its pending deliveries. @throws as {@link listWebhooks} */
export async function removeWebhook(ctx: Context, input: Own): Promise<{ employerId: number }> {
  return changeOwn(ctx, input, async (inside, webhook) => {
    await deleteWebhook(inside.db, webhook.id)
    return 'webhook-removed'
  })
}

/** Clears backoff and failure state. */
const awake = { failing_since: null, busy_until: null }

/** `change` is the audit entry, null for none. @returns the webhook before the change */
async function changeOwn(
  ctx: Context,
  { webhookId }: Own,
  change: (inside: Context, webhook: WebhookRow) => Promise<AuditKind | null>,
): Promise<WebhookRow> {
  return inTransaction(ctx, async inside => {
    const webhook = requireOwnWebhook(ctx, await findWebhook(inside.db, webhookId, { lock: true }))
    const { employerId } = webhook
    const kind = await change(inside, webhook)
    if (kind) await noteEvent(inside, kind, { details: { employerId, webhookId } })
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
