import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
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
  /** When we last asked whether it is still wanted; null once answered. */
  askedAt: Date | null
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
  'alerts.asked_at as askedAt',
] as const

export type NewAlert = Pick<
  AlertRow,
  'userId' | 'email' | 'locale' | 'name' | 'frequency' | 'status' | 'criteria' | 'linkKey'
>

/** Null when the same person or address has an alert with the same criteria; an unconfirmed one is updated instead. */
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
    .onConflict(conflict =>
      conflict
        .expression(sql`coalesce(user_id::text, email), md5(criteria)`)
        .doUpdateSet({ name, frequency, locale, created_at: now, updated_at: now })
        .where('alerts.status', '=', 'unconfirmed'),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

type AlertKey =
  | { id: string }
  | { linkKey: string }
  | { email: string; criteria: string }
  | { userId: string; criteria: string }

/** `lock` serialises changes until the transaction ends. */
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
  // The casts here and below: check constraints limit language, frequency and status.
  return (row as AlertRow | undefined) ?? null
}

/** Of a person or an address, in any status. */
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
  /** When its owner last showed that it is wanted. */
  wantedAt?: Date
  /** Jobs published before are not matched; reset when the criteria change and when a pause ends. */
  watchingSince?: Date
}

/** False when the person has another alert with the new criteria. */
export async function updateAlert(
  db: Database,
  id: string,
  change: AlertChange,
  now: Date,
): Promise<boolean> {
  const { pausedUntil, confirmedAt, wantedAt, watchingSince, ...rest } = change
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({
      ...rest,
      ...(pausedUntil === undefined ? {} : { paused_until: pausedUntil }),
      ...(confirmedAt ? { confirmed_at: confirmedAt } : {}),
      ...(wantedAt ? { wanted_at: wantedAt, asked_at: null } : {}),
      ...(watchingSince ? { watching_since: watchingSince } : {}),
      updated_at: now,
    })
    .where('id', '=', id)
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (isSame(error)) return { numUpdatedRows: 0n }
      throw error
    })
  return numUpdatedRows > 0n
}

function isSame(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
}

export async function deleteAlertRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('alerts').where('id', '=', id).execute()
}

export type AlertStatistics = AlertRow & {
  /** Jobs found in the last 90 days and not refused, and those of them not yet viewed. */
  found: number
  unread: number
  refused: number
  /** Mails of the last 90 days, and the number of jobs opened from them. */
  mails: number
  mailedJobs: number
}

/** A person's alerts or a single one, with statistics; latest first. */
export async function loadStatistics(
  db: Database,
  of: { userId: string } | { alertId: string },
): Promise<AlertStatistics[]> {
  const rows = await db
    .selectFrom('alerts')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('alert_matches')
          .whereRef('alert_id', '=', 'alerts.id')
          .select([
            sql<number>`count(*) filter (where refused_at is null)`.as('found'),
            sql<number>`count(*) filter (where refused_at is null and read_at is null)`.as('unread'),
            sql<number>`count(*) filter (where refused_at is not null)`.as('refused'),
          ])
          .as('matches'),
      join => join.onTrue(),
    )
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('alert_mails')
          .whereRef('alert_id', '=', 'alerts.id')
          .where('jobs', '>', 0)
          .select([
            sql<number>`count(*)`.as('mails'),
            sql<number>`coalesce(sum(jobs), 0)::int`.as('mailedJobs'),
          ])
          .as('sent'),
      join => join.onTrue(),
    )
    .select(columns)
    .select(['found', 'unread', 'refused', 'mails', 'mailedJobs'])
    .where('userId' in of ? 'alerts.user_id' : 'alerts.id', '=', 'userId' in of ? of.userId : of.alertId)
    .orderBy('alerts.created_at', 'desc')
    .orderBy('alerts.id')
    .execute()
  return rows as AlertStatistics[]
}

/** Assigns an address's confirmed alerts to the person; of two with the same criteria the person's own is kept. */
export async function adoptByEmail(
  db: Database,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<number> {
  await sql`
    delete from alerts a using alerts own
    where a.email = ${email} and own.user_id = ${userId} and own.criteria = a.criteria`.execute(db)
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ user_id: userId, email: null, updated_at: now })
    .where('email', '=', email)
    .where('status', '!=', 'unconfirmed')
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('profiles').select('id').where('id', '=', userId).where('role', '=', 'job_seeker')),
        exists(selectFrom('job_seekers').select('user_id').where('user_id', '=', userId)),
      ]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
