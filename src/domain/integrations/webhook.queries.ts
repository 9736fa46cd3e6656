import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Webhooks } from '../../db/tables.ts'
import type { WebhookEvent } from './webhook.values.ts'

export type WebhookRow = {
  id: number
  employerId: number
  url: string
  /** Encrypted. */
  secret: string
  events: WebhookEvent[]
  isActive: boolean
  createdAt: Date
  /** Since when nothing was accepted; null after a success. */
  failingSince: Date | null
}

const columns = [
  'webhooks.id',
  'webhooks.employer_id as employerId',
  'webhooks.url',
  'webhooks.secret',
  'webhooks.events',
  'webhooks.is_active as isActive',
  'webhooks.created_at as createdAt',
  'webhooks.failing_since as failingSince',
] as const

// The casts below: only use cases that have read them by their schema write events.

/** An employer's webhooks, oldest first. */
export async function listWebhookRows(db: Database, employerId: number): Promise<WebhookRow[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(columns)
    .where('employer_id', '=', employerId)
    .orderBy('id')
    .execute()
  return rows as WebhookRow[]
}

/** `lock` serialises changes until the transaction ends. */
export async function findWebhook(
  db: Database,
  id: number,
  { lock = false } = {},
): Promise<WebhookRow | null> {
  const query = db.selectFrom('webhooks').select(columns).where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return (row as WebhookRow | undefined) ?? null
}

export async function insertWebhook(db: Database, row: Insertable<Webhooks>): Promise<number> {
  const { id } = await db.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateWebhook(db: Database, id: number, changes: Updateable<Webhooks>): Promise<void> {
  await db.updateTable('webhooks').set(changes).where('id', '=', id).execute()
}

export async function deleteWebhook(db: Database, id: number): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute()
}

export async function listListeners(db: Database, employerId: number, event: string): Promise<number[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('is_active', '=', true)
    .where(sql<boolean>`events @> array[${event}]`)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Claims the least recently served endpoint with due deliveries for this process until `until`. A short statement rather than a lock held
 * while sending: a long transaction would hold up the change consumers.
 */
export async function claimWebhook(db: Database, now: Date, until: Date): Promise<WebhookRow | null> {
  const row = await db
    .updateTable('webhooks')
    .set({ busy_until: until })
    .where('id', '=', eb =>
      eb
        .selectFrom('webhooks as free')
        .select('free.id')
        .where('free.is_active', '=', true)
        .where(inner => inner.or([inner('free.busy_until', 'is', null), inner('free.busy_until', '<=', now)]))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook_deliveries')
              .select('webhook_deliveries.id')
              .whereRef('webhook_deliveries.webhook_id', '=', 'free.id')
              .where('webhook_deliveries.status', '=', 'waiting')
              .where('webhook_deliveries.next_try_at', '<=', now),
          ),
        )
        .orderBy('free.busy_until', order => order.asc().nullsFirst())
        .orderBy('free.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .executeTakeFirst()
  return (row as WebhookRow | undefined) ?? null
}

/** Records success or failure. @returns since when nothing was accepted */
export async function noteAnswer(
  db: Database,
  id: number,
  { isTaken, now }: { isTaken: boolean; now: Date },
): Promise<Date | null> {
  const row = await db
    .updateTable('webhooks')
    .set({ failing_since: isTaken ? null : sql<Date>`coalesce(failing_since, ${now})` })
    .where('id', '=', id)
    .returning('failing_since')
    .executeTakeFirst()
  return row?.failing_since ?? null
}

/** Disables an active endpoint; false when it already was. */
export async function stopWebhook(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ is_active: false })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The employer's own id of a job, for integrations that know it by that. */
export async function findReference(db: Database, jobId: number): Promise<string | null> {
  const row = await db.selectFrom('jobs').select('reference').where('id', '=', jobId).executeTakeFirst()
  return row?.reference ?? null
}
