import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { TalentPool } from '../../db/tables.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Visibility } from './talent-pool.values.ts'

/** Nobody came back for six months, or nobody renewed the consent. */
export type PoolEnding = 'idle' | 'consent'

export type PoolMember = {
  userId: string
  visibility: Visibility
  publicId: string
  joinedAt: Date | null
  pausedAt: Date | null
  consentUntil: Date | null
  lastActiveAt: Date
  linkKey: string
  /** Why the site took the person out; null for whoever left. */
  endedBecause: PoolEnding | null
  /** Without a profession nobody is shown. */
  hasProfession: boolean
}

type By = { userId: string } | { linkKey: string }

export async function loadMember(db: Database, by: By, { lock = false } = {}): Promise<PoolMember | null> {
  let query = db
    .selectFrom('talent_pool')
    .select([
      'user_id as userId',
      'visibility',
      'public_id as publicId',
      'joined_at as joinedAt',
      'paused_at as pausedAt',
      'consent_until as consentUntil',
      'last_active_at as lastActiveAt',
      'link_key as linkKey',
      'ended_because as endedBecause',
      sql<boolean>`cardinality(professions) > 0`.as('hasProfession'),
    ])
  query = 'userId' in by ? query.where('user_id', '=', by.userId) : query.where('link_key', '=', by.linkKey)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  // The cast: check constraints limit the visibility and the ending.
  return (row as PoolMember | undefined) ?? null
}

/** Does nothing for who is there already. */
export async function insertMember(
  db: Database,
  member: { userId: string; linkKey: string; now: Date },
): Promise<void> {
  await db
    .insertInto('talent_pool')
    .values({ user_id: member.userId, link_key: member.linkKey, last_active_at: member.now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function updateMember(
  db: Database,
  userId: string,
  changes: Updateable<TalentPool>,
): Promise<void> {
  await db.updateTable('talent_pool').set(changes).where('user_id', '=', userId).execute()
}

/** Joining gives a new public id: the old addresses lead nowhere. */
export async function joinMember(
  db: Database,
  userId: string,
  { now, consentUntil }: { now: Date; consentUntil: Date },
): Promise<void> {
  await db
    .updateTable('talent_pool')
    .set({
      visibility: 'anonymous',
      public_id: sql`gen_random_uuid()`,
      joined_at: now,
      paused_at: null,
      consent_until: consentUntil,
      last_active_at: now,
      warned_at: null,
      renewal_asked_at: null,
      ended_because: null,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** Also ends the wait for an answer to the last warning. */
export async function touchActivity(db: Database, userId: string, now: Date): Promise<void> {
  await updateMember(db, userId, { last_active_at: now, warned_at: null })
}

/** The job that the person was hired for since the last answer; null when there is nothing to ask. */
export async function findHire(
  db: Database,
  userId: string,
): Promise<{ job: string; employer: string } | null> {
  const { rows } = await sql<{ job: string; employer: string }>`
    select j.title as job, e.name as employer
    from talent_pool p
    join applications a on a.user_id = p.user_id and a.status = 'hired'
      and a.status_changed_at > coalesce(p.hire_answered_at, p.joined_at)
    join jobs j on j.id = a.job_id join employers e on e.id = a.employer_id
    where p.user_id = ${userId} and p.visibility = 'anonymous' and p.paused_at is null
    order by a.status_changed_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

export type MemberToTell = {
  userId: string
  name: string
  email: string
  locale: Locale
  linkKey: string
  until: Date
}

/**
 * Claims people for one step of the calendar; other processes skip them.
 * - `warn`: idle since before, not yet warned; `until` is when they end.
 * - `renew`: consent ends before, not yet asked.
 * - `end-idle`: warned before and idle since. `end-consent`: consent has ended.
 */
export async function claimMembers(
  db: Database,
  step: 'warn' | 'renew' | 'end-idle' | 'end-consent',
  times: { idleBefore: Date; warnedBefore: Date; consentBefore: Date; until: Date },
  limit: number,
): Promise<MemberToTell[]> {
  const conditions = {
    warn: sql`p.last_active_at < ${times.idleBefore} and p.warned_at is null`,
    renew: sql`p.consent_until < ${times.consentBefore} and p.renewal_asked_at is null`,
    'end-idle': sql`p.last_active_at < ${times.idleBefore} and p.warned_at <= ${times.warnedBefore}`,
    'end-consent': sql`p.consent_until <= ${times.consentBefore}`,
  }
  const { rows } = await sql<MemberToTell>`
    select p.user_id as "userId", u.name, u.email, f.locale, p.link_key as "linkKey",
      ${step === 'renew' ? sql`p.consent_until` : sql`${times.until}::timestamptz`} as until
    from talent_pool p join users u on u.id = p.user_id join profiles f on f.id = p.user_id
    where p.visibility = 'anonymous' and ${conditions[step]}
    order by p.user_id limit ${limit} for no key update of p skip locked`.execute(db)
  return rows
}
