import type { Database } from '../../../db/client.ts'
import type { RealmName } from '../../../platform/auth/realms.ts'

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
  realm: RealmName,
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
    .where('realm', '=', realm)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .execute()
}

export type SessionFacts = { realm: RealmName; isSecondLevel: boolean; createdAt: Date; expiresAt: Date }

export async function findSession(db: Database, userId: string, id: string): Promise<SessionFacts | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['realm', 'assurance_level', 'created_at', 'expires_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    // The cast: a check constraint allows just the names of the realms.
    realm: row.realm as RealmName,
    isSecondLevel: row.assurance_level === 'aal2',
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

/** Ends a person's sessions in one realm except one. @returns how many */
export async function deleteSessionsOf(
  db: Database,
  userId: string,
  realm: RealmName | null,
  keptId: string | null,
): Promise<number> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (realm !== null) query = query.where('realm', '=', realm)
  if (keptId !== null) query = query.where('id', '!=', keptId)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** False when the person has no such session. */
export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
