import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { CaseStatus } from '../moderation/moderation.status.ts'
import type { TargetKind } from '../moderation/moderation.values.ts'

/** The account itself. */
export async function findAccount(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('admin_users', join =>
      join.onRef('admin_users.auth_user_id', '=', 'users.id').on('admin_users.is_active', '=', true),
    )
    .select(eb => [
      'users.id',
      'users.name',
      'users.email',
      'users.email_verified as isConfirmed',
      'users.created_at as createdAt',
      'users.locked_at as lockedAt',
      'users.lock_reason as lockReason',
      'profiles.role',
      'profiles.locale',
      'profiles.company_name as companyName',
      'profiles.onboarding_complete as isOnboarded',
      'profiles.delete_after as deleteAfter',
      'profiles.terms_accepted_at as termsAcceptedAt',
      'profiles.terms_version as termsVersion',
      'admin_users.id as adminId',
      eb
        .exists(
          eb
            .selectFrom('factors')
            .select('factors.id')
            .whereRef('factors.user_id', '=', 'users.id')
            .where('factors.status', '=', 'verified'),
        )
        .as('hasFactor'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

/** How much there is of what is the person's own affair: counts only, never what it says. */
export async function countOwnThings(db: Database, userId: string) {
  const { rows } = await sql<{
    applications: number
    alerts: number
    savedJobs: number
    files: number
  }>`
    select
      (select count(*)::int from applications where user_id = ${userId}) as applications,
      (select count(*)::int from alerts where user_id = ${userId}) as alerts,
      (select count(*)::int from saved_jobs where user_id = ${userId}) as "savedJobs",
      (select count(*)::int from files where owner = ${`user:${userId}`}) as files`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('counts return one row')
  return counts
}

export type RecordedMail = {
  id: number
  template: string
  status: string
  problem: string | null
  createdAt: Date
  sentAt: Date | null
}

/** The last mails to the person, by account or address, without what they say. */
export async function listLastMails(
  db: Database,
  { userId, email }: { userId: string; email: string },
): Promise<RecordedMail[]> {
  return db
    .selectFrom('messages')
    .select(['id', 'template', 'status', 'problem', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('channel', '=', 'mail')
    .where(eb => eb.or([eb('user_id', '=', userId), eb('recipient', '=', email)]))
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

export type RecordedTicket = { id: number; topic: string; status: string; changedAt: Date }

export async function listTickets(db: Database, userId: string): Promise<RecordedTicket[]> {
  return db
    .selectFrom('support_requests')
    .select(['id', 'topic', 'status', 'changed_at as changedAt'])
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .limit(20)
    .execute()
}

export type RecordedReport = {
  id: number
  kind: TargetKind
  label: string
  status: CaseStatus
  /** Whether the person is meant, or has reported. */
  side: 'about' | 'by'
  at: Date
}

/** Cases about the person and those that they have reported, the latest first; none that would tell who is in the talent pool. */
export async function listReportsOf(db: Database, userId: string): Promise<RecordedReport[]> {
  const { rows } = await sql<RecordedReport>`
    select id, target_kind as kind, label, status, 'about' as side, changed_at as at
    from moderation_cases where user_id = ${userId} and target_kind <> 'profile'
    union all
    select c.id, c.target_kind, c.label, c.status, 'by', max(r.reported_at)
    from moderation_reports r join moderation_cases c on c.id = r.case_id
    where r.user_id = ${userId} and c.target_kind not in ('request', 'profile') group by c.id
    order by at desc limit 20`.execute(db)
  return rows
}

export async function listFactorKinds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('factors')
    .select('factor_type as kind')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .orderBy('factor_type')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Whom a lock is about, locked until the transaction ends. */
export async function lockState(db: Database, userId: string) {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('admin_users', 'admin_users.auth_user_id', 'users.id')
    .select([
      'users.name',
      'users.email',
      'users.locked_at as lockedAt',
      'users.lock_reason as lockReason',
      'profiles.locale',
      'admin_users.id as adminId',
    ])
    .where('users.id', '=', userId)
    .forUpdate('users')
    .executeTakeFirst()
  if (!row) return null
  const { locale, adminId, ...person } = row
  return { ...person, isAdmin: adminId !== null, locale: locale === 'en' ? ('en' as const) : ('de' as const) }
}

export async function saveLock(
  db: Database,
  userId: string,
  lock: { lockedAt: Date; reason: string } | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ locked_at: lock?.lockedAt ?? null, lock_reason: lock?.reason ?? null })
    .where('id', '=', userId)
    .execute()
}
