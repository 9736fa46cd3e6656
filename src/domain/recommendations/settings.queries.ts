import type { Database } from '../../db/client.ts'

export type RecommendationSettings = { mailSince: Date | null; isProfiled: boolean }

/** Without a row everything is as it begins: no mails, and recommendations on. */
export async function loadSettings(db: Database, userId: string): Promise<RecommendationSettings> {
  const row = await db
    .selectFrom('users')
    .leftJoin('recommendation_settings as settings', 'settings.user_id', 'users.id')
    .leftJoin('job_seekers as seekers', 'seekers.user_id', 'users.id')
    .select(['settings.mail_since as mailSince', 'seekers.is_profiled as isProfiled'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return { mailSince: row?.mailSince ?? null, isProfiled: row?.isProfiled ?? true }
}

/** `linkKey` is only taken for a person who has none. */
export async function saveMailSince(
  db: Database,
  userId: string,
  { mailSince, linkKey }: { mailSince: Date | null; linkKey: string },
  now: Date,
): Promise<void> {
  const values = { mail_since: mailSince, updated_at: now }
  await db
    .insertInto('recommendation_settings')
    .values({ user_id: userId, link_key: linkKey, ...values })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function saveProfiling(
  db: Database,
  userId: string,
  isProfiled: boolean,
  now: Date,
): Promise<void> {
  const values = { is_profiled: isProfiled, updated_at: now }
  await db
    .insertInto('job_seekers')
    .values({ user_id: userId, created_at: now, ...values })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Whether the mails of this link are still sent; null for a link that nobody has. */
export async function findMailsOfLink(db: Database, linkKey: string): Promise<{ isOn: boolean } | null> {
  const row = await db
    .selectFrom('recommendation_settings')
    .select('mail_since as mailSince')
    .where('link_key', '=', linkKey)
    .executeTakeFirst()
  return row ? { isOn: row.mailSince !== null } : null
}

/** @returns false for a link that nobody has. */
export async function endMailsOfLink(db: Database, linkKey: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recommendation_settings')
    .set({ mail_since: null, updated_at: now })
    .where('link_key', '=', linkKey)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
