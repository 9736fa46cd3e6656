import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

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
