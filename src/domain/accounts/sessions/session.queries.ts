import type { Database } from '../../../db/client.ts'
import type { DoorName } from '../../../platform/auth/doors.ts'

export type SessionRow = {
  id: string
  address: string | null
  userAgent: string | null
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
}

export async function listSessionsOf(
  db: Database,
  userId: string,
  door: DoorName,
  now: Date,
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'ip_address as address',
      'user_agent as userAgent',
      'created_at as createdAt',
      'updated_at as lastSeenAt',
      'expires_at as expiresAt',
    ])
    .where('user_id', '=', userId)
    .where('door', '=', door)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .execute()
}

export type SessionFacts = { door: DoorName; isSecondLevel: boolean; createdAt: Date; expiresAt: Date }

export async function findSession(db: Database, userId: string, id: string): Promise<SessionFacts | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['door', 'assurance_level', 'created_at', 'expires_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    // The cast: the database allows just the names of the doors.
    door: row.door as DoorName,
    isSecondLevel: row.assurance_level === 'aal2',
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

/** Ends the sessions of a person at one door, but for the one to keep; returns how many ended. */
export async function deleteSessionsOf(
  db: Database,
  userId: string,
  door: DoorName | null,
  keptId: string | null,
): Promise<number> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (door !== null) query = query.where('door', '=', door)
  if (keptId !== null) query = query.where('id', '!=', keptId)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** True when the person had such a session. */
export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
