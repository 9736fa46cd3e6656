import type { Database } from '../../db/client.ts'

/** When and why those who run the board looked at the site as this person. */
export async function exportAccountViews(db: Database, userId: string) {
  return db
    .selectFrom('account_views')
    .select(['started_at as startedAt', 'ends_at as endsAt', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute()
}
