import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { DeliveryStatus } from './webhook.values.ts'

export type DeliveryRow = {
  id: string
  event: string
  status: DeliveryStatus
  attempts: number
  nextTryAt: Date
  responseStatus: number | null
  problem: string | null
  createdAt: Date
  deliveredAt: Date | null
}

/** One delivery of an event per webhook, due at once or at `sendAfter`. */
export async function insertDeliveries(
  db: Database,
  webhookIds: readonly number[],
  message: { event: string; body: object; now: Date; sendAfter?: Date },
): Promise<void> {
  const { event, now, sendAfter = now } = message
  const body = JSON.stringify(message.body)
  const row = { event, body, created_at: now, next_try_at: sendAfter }
  await db
    .insertInto('webhook_deliveries')
    .values(webhookIds.map(webhook_id => ({ ...row, webhook_id })))
    .execute()
}

type OfApplication = { employerId: number; applicationId: string; event: string; since: Date }

/** Deletes delayed deliveries that have not been attempted. */
export async function deleteHeldDeliveries(db: Database, of: OfApplication & { now: Date }): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where(isAbout(of))
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('next_try_at', '>', of.now)
    .execute()
}

export async function hasDeliveries(db: Database, of: OfApplication): Promise<boolean> {
  const row = await db.selectFrom('webhook_deliveries').select('id').where(isAbout(of)).executeTakeFirst()
  return row !== undefined
}

function isAbout({ employerId, applicationId, event, since }: OfApplication) {
  return sql<boolean>`webhook_id in (select id from webhooks where employer_id = ${employerId})
    and created_at >= ${since} and event = ${event} and body -> 'data' ->> 'applicationId' = ${applicationId}`
}

/** Latest deliveries to an endpoint, newest first. */
export async function listDeliveries(db: Database, webhookId: number, limit: number): Promise<DeliveryRow[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select([
      'id',
      'event',
      'status',
      'attempts',
      'next_try_at as nextTryAt',
      'response_status as responseStatus',
      'problem',
      'created_at as createdAt',
      'delivered_at as deliveredAt',
    ])
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  // The cast: a check constraint limits the status to the known ones.
  return rows as DeliveryRow[]
}

export async function countWaiting(
  db: Database,
  webhookIds: readonly number[],
): Promise<Map<number, number>> {
  if (webhookIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', sql<number>`count(*)::int`.as('count')])
    .where('webhook_id', 'in', webhookIds)
    .where('status', '=', 'waiting')
    .groupBy('webhook_id')
    .execute()
  return new Map(rows.map(({ webhook_id, count }) => [webhook_id, count]))
}

/**
 * Claims the longest-due delivery; the attempt is counted at once, so that one that crashes the process every time is given up like others.
 * It becomes due again at `again` unless an outcome is recorded before.
 */
export async function takeDelivery(
  db: Database,
  webhookId: number,
  { now, again }: { now: Date; again: Date },
): Promise<{ id: string; body: unknown; attempts: number } | null> {
  const row = await db
    .updateTable('webhook_deliveries')
    .set({ attempts: sql`attempts + 1`, next_try_at: again })
    .where('id', '=', eb =>
      eb
        .selectFrom('webhook_deliveries as due')
        .innerJoin('webhooks', 'webhooks.id', 'due.webhook_id')
        .select('due.id')
        .where('due.webhook_id', '=', webhookId)
        .where('webhooks.is_active', '=', true)
        .where('due.status', '=', 'waiting')
        .where('due.next_try_at', '<=', now)
        .orderBy('due.next_try_at')
        .orderBy('due.created_at')
        .limit(1)
        .forUpdate('due')
        .skipLocked(),
    )
    .returning(['id', 'body', 'attempts'])
    .executeTakeFirst()
  return row ?? null
}

export type Outcome = {
  status: DeliveryStatus
  nextTryAt?: Date
  responseStatus: number | null
  problem: string | null
  deliveredAt?: Date
}

export async function noteOutcome(db: Database, id: string, outcome: Outcome): Promise<void> {
  const { status, nextTryAt, responseStatus, problem, deliveredAt } = outcome
  await db
    .updateTable('webhook_deliveries')
    .set({
      status,
      response_status: responseStatus,
      problem,
      ...(nextTryAt && { next_try_at: nextTryAt }),
      ...(deliveredAt && { delivered_at: deliveredAt }),
    })
    .where('id', '=', id)
    .execute()
}

/** Makes a delivery due again under its id; false when it does not belong to this endpoint. */
export async function renewDelivery(
  db: Database,
  { webhookId, deliveryId, now }: { webhookId: number; deliveryId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ status: 'waiting', attempts: 0, next_try_at: now, response_status: null, problem: null })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deliveries created before `before`, whatever their outcome. */
export async function deleteDeliveriesBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
}
