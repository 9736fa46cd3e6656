import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { OwnProfileInput } from './own-account.schema.ts'

export async function loadOwnProfile(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.name',
      'users.email',
      'profiles.role',
      'profiles.academic_title as academicTitle',
      'profiles.company_name as companyName',
      'profiles.locale',
      'profiles.theme',
      'profiles.notices',
      'profiles.delete_after as deleteAfter',
      'users.created_at as createdAt',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function saveOwnProfile(
  db: Database,
  userId: string,
  input: OwnProfileInput,
  now: Date,
): Promise<void> {
  await db.updateTable('users').set({ name: input.name, updated_at: now }).where('id', '=', userId).execute()
  await db
    .updateTable('profiles')
    .set({
      academic_title: input.academicTitle ?? null,
      locale: input.locale,
      theme: input.theme,
      notices: input.notices,
      // Proof of consent: when it was given; kept while it lasts.
      product_news_since: input.notices.includes('product')
        ? sql<Date>`coalesce(product_news_since, ${now}::timestamptz)`
        : null,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}

export async function setDeleteAfter(
  db: Database,
  userId: string,
  at: Date | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ delete_after: at, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** People whose grace period is over, in batches. */
export async function findDueDeletions(db: Database, now: Date) {
  return db
    .selectFrom('profiles')
    .select('id')
    .where('delete_after', '<=', now)
    .orderBy('delete_after')
    .limit(100)
    .execute()
}

/** Locks the person's row if the grace period is over. */
export async function lockDueDeletion(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .select(['users.name', 'users.email', 'profiles.locale'])
    .where('profiles.id', '=', userId)
    .where('profiles.delete_after', '<=', now)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Deletes a person and everything that is only theirs. The audit log keeps what was done, without where from, the outbox keeps mails without the
 * recipient.
 */
export async function deletePerson(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ recipient: 'deleted', props: sql`'{}'::jsonb` })
    .where('user_id', '=', userId)
    .where('status', '!=', 'waiting')
    .execute()
  await db.deleteFrom('audit_clients').where('user_id', '=', userId).execute()
  await db.deleteFrom('application_drafts').where('owner', '=', `user:${userId}`).execute()
  await db.deleteFrom('job_drafts').where('owner', '=', `user:${userId}`).execute()
  await db.deleteFrom('admin_users').where('auth_user_id', '=', userId).execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

/** Of the administrators: whether the person is an active owner, and how many others are. */
export async function countOtherOwners(
  db: Database,
  userId: string,
): Promise<{ isOwner: boolean; others: number }> {
  const rows = await db
    .selectFrom('admin_users')
    .select('auth_user_id')
    .where('is_active', '=', true)
    .where('role', '=', 'owner')
    .forUpdate()
    .execute()
  const isOwner = rows.some(row => row.auth_user_id === userId)
  return { isOwner, others: rows.length - (isOwner ? 1 : 0) }
}
