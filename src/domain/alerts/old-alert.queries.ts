import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Locale } from '../../i18n/locale.ts'
import { alertLife } from './alert.status.ts'

/** Guest alerts not confirmed since `before`. @returns how many were deleted */
export async function deleteUnconfirmed(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('alerts')
    .where('status', '=', 'unconfirmed')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** At most `limit` matches and mails from before `before`. @returns how many were deleted */
export async function deleteOldMatches(db: Database, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    with matches as (
      delete from alert_matches where ctid = any(array(
        select ctid from alert_matches where matched_at < ${before} limit ${limit})) returning 1
    ), mails as (
      delete from alert_mails where ctid = any(array(
        select ctid from alert_mails where at < ${before} limit ${limit})) returning 1
    )
    select (select count(*) from matches) + (select count(*) from mails) as gone`.execute(db)
  return Number(rows[0]?.gone ?? 0)
}

export type UnsureAlert = {
  id: string
  userId: string | null
  email: string
  person: string
  locale: Locale
  name: string
  linkKey: string
}

/**
 * Marks alerts that nobody has shown to want since `before` as asked, at most `limit`; not those paused indefinitely, whose owners want no
 * mails. @returns the alerts to ask about
 */
export async function markAsked(
  db: Database,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<UnsureAlert[]> {
  const { rows } = await sql<UnsureAlert>`
    with asked as (
      update alerts set asked_at = ${now} where id = any(array(
        select id from alerts where asked_at is null and wanted_at < ${before}
          and (status = 'active' or status = 'paused' and paused_until is not null)
        order by wanted_at limit ${limit} for no key update skip locked))
      returning *
    )
    select a.id, a.user_id as "userId", coalesce(u.email, a.email) as email, coalesce(u.name, '') as person,
      coalesce(p.locale, a.locale) as locale, a.name, a.link_key as "linkKey"
    from asked a left join users u on u.id = a.user_id left join profiles p on p.id = a.user_id`.execute(db)
  return rows
}

/** Alerts asked about before `before` without an answer. @returns how many were deleted */
export async function deleteUnanswered(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('alerts').where('asked_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteAlertsOfAddress(db: Database, email: string): Promise<void> {
  await db.deleteFrom('alerts').where('email', '=', email).execute()
}

/** Guest alerts paused indefinitely since `before`. @returns how many were deleted */
export async function deletePausedOfGuests(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('alerts')
    .where('user_id', 'is', null)
    .where('status', '=', 'paused')
    .where('paused_until', 'is', null)
    .where('wanted_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Pauses alerts whose address has bounced since `since`. @returns how many */
export async function pauseForDeadAddresses(db: Database, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ paused: number }>`
    with dead as (
      select distinct on (recipient) recipient, status from messages
      where recipient in (
        select recipient from messages where status = 'bounced' and created_at >= ${since}
      ) and status in ('sent', 'bounced')
      order by recipient, created_at desc, id desc
    ), paused as (
      update alerts a set status = 'paused', paused_until = null, updated_at = ${now}
      from alerts own left join users u on u.id = own.user_id
      join dead on dead.recipient = coalesce(u.email, own.email)
      where a.id = own.id and a.status = any(${alertLife.sources('site', 'paused')}::text[]) and dead.status = 'bounced'
      returning 1
    )
    select count(*) as paused from paused`.execute(db)
  return Number(rows[0]?.paused ?? 0)
}
