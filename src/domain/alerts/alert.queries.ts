import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../context.ts'
import type { AlertStatus } from './alert.status.ts'
import type { AlertFrequency } from './alert.values.ts'

export type AlertRow = {
  id: string
  userId: string | null
  email: string | null
  locale: Locale
  name: string
  frequency: AlertFrequency
  status: AlertStatus
  pausedUntil: Date | null
  criteria: string
  linkKey: string
  createdAt: Date
  lastSentAt: Date | null
}

const columns = [
  'alerts.id',
  'alerts.user_id as userId',
  'alerts.email',
  'alerts.locale',
  'alerts.name',
  'alerts.frequency',
  'alerts.status',
  'alerts.paused_until as pausedUntil',
  'alerts.criteria',
  'alerts.link_key as linkKey',
  'alerts.created_at as createdAt',
  'alerts.last_sent_at as lastSentAt',
] as const

export type NewAlert = Pick<
  AlertRow,
  'userId' | 'email' | 'locale' | 'name' | 'frequency' | 'status' | 'criteria' | 'linkKey'
>

/** Null when the same person or address has an alert with the same criteria. */
export async function insertAlert(db: Database, alert: NewAlert, now: Date): Promise<string | null> {
  const { userId, email, locale, name, frequency, status, criteria, linkKey } = alert
  const row = await db
    .insertInto('alerts')
    .values({
      user_id: userId,
      email,
      locale,
      name,
      frequency,
      status,
      criteria,
      link_key: linkKey,
      created_at: now,
      updated_at: now,
      watching_since: now,
      wanted_at: now,
      confirmed_at: status === 'unconfirmed' ? null : now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type AlertKey =
  | { id: string }
  | { linkKey: string }
  | { email: string; criteria: string }
  | { userId: string; criteria: string }

/** `lock` keeps others from changing it until the transaction ends. */
export async function loadAlert(
  db: Database,
  key: AlertKey,
  { lock = false } = {},
): Promise<AlertRow | null> {
  let query = db.selectFrom('alerts').select(columns)
  if ('id' in key) query = query.where('id', '=', key.id)
  else if ('linkKey' in key) query = query.where('link_key', '=', key.linkKey)
  else {
    query = query.where('criteria', '=', key.criteria)
    query = 'email' in key ? query.where('email', '=', key.email) : query.where('user_id', '=', key.userId)
  }
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  // The casts here and below: the table checks language, frequency and status.
  return (row as AlertRow | undefined) ?? null
}

/** Of a person or of an address, whatever their status. */
export async function countAlerts(db: Database, of: { userId: string } | { email: string }): Promise<number> {
  const { alerts } = await db
    .selectFrom('alerts')
    .select(eb => eb.fn.countAll<number>().as('alerts'))
    .where('userId' in of ? 'user_id' : 'email', '=', 'userId' in of ? of.userId : of.email)
    .executeTakeFirstOrThrow()
  return Number(alerts)
}

export type AlertChange = Partial<
  Pick<AlertRow, 'name' | 'frequency' | 'criteria' | 'status' | 'pausedUntil'>
> & {
  confirmedAt?: Date
  wantedAt?: Date
  /** Ads published before are not news: set anew when the criteria change and when a pause ends. */
  watchingSince?: Date
}

/** False when another alert of the same person has the new criteria. */
export async function updateAlert(
  db: Database,
  id: string,
  change: AlertChange,
  now: Date,
): Promise<boolean> {
  const { pausedUntil, confirmedAt, wantedAt, watchingSince, criteria, ...rest } = change
  if (criteria !== undefined && (await hasTwin(db, id, criteria))) return false
  await db
    .updateTable('alerts')
    .set({
      ...rest,
      ...(criteria === undefined ? {} : { criteria }),
      ...(pausedUntil === undefined ? {} : { paused_until: pausedUntil }),
      ...(confirmedAt ? { confirmed_at: confirmedAt } : {}),
      ...(wantedAt ? { wanted_at: wantedAt, asked_at: null } : {}),
      ...(watchingSince ? { watching_since: watchingSince } : {}),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  return true
}

async function hasTwin(db: Database, id: string, criteria: string): Promise<boolean> {
  const twin = await db
    .selectFrom('alerts as own')
    .innerJoin('alerts as other', join =>
      join.on(
        sql<boolean>`coalesce(own.user_id::text, own.email) = coalesce(other.user_id::text, other.email)`,
      ),
    )
    .select('other.id')
    .where('own.id', '=', id)
    .where('other.id', '!=', id)
    .where('other.criteria', '=', criteria)
    .executeTakeFirst()
  return twin !== undefined
}

export async function deleteAlertRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('alerts').where('id', '=', id).execute()
}
