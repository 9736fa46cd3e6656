import type { Database } from '../../db/client.ts'

export type ViewRow = {
  id: string
  userId: string
  viewedBy: string | null
  sessionId: string
  endsAt: Date
}

export async function insertView(
  db: Database,
  view: {
    userId: string
    viewedBy: string
    sessionId: string
    reason: string
    startedAt: Date
    endsAt: Date
  },
): Promise<string> {
  const { id } = await db
    .insertInto('account_views')
    .values({
      user_id: view.userId,
      viewed_by: view.viewedBy,
      session_id: view.sessionId,
      reason: view.reason,
      started_at: view.startedAt,
      ends_at: view.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findView(db: Database, id: string): Promise<ViewRow | null> {
  const row = await db
    .selectFrom('account_views')
    .select([
      'id',
      'user_id as userId',
      'viewed_by as viewedBy',
      'session_id as sessionId',
      'ends_at as endsAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Ends the views of one session that still run. @returns whose account was viewed, or null when none ran */
export async function endViewsOf(db: Database, sessionId: string, now: Date): Promise<string | null> {
  const ended = await db
    .updateTable('account_views')
    .set({ ends_at: now })
    .where('session_id', '=', sessionId)
    .where('ends_at', '>', now)
    .returning('user_id as userId')
    .executeTakeFirst()
  return ended?.userId ?? null
}

export type PastView = { id: string; startedAt: Date; endsAt: Date; reason: string; by: string | null }

/** Who looked at the site as this person, newest first; at most fifty. */
export async function listViewsOf(db: Database, userId: string): Promise<PastView[]> {
  return db
    .selectFrom('account_views')
    .leftJoin('users', 'users.id', 'account_views.viewed_by')
    .select([
      'account_views.id',
      'account_views.started_at as startedAt',
      'account_views.ends_at as endsAt',
      'account_views.reason',
      'users.name as by',
    ])
    .where('account_views.user_id', '=', userId)
    .orderBy('account_views.started_at', 'desc')
    .limit(50)
    .execute()
}
