import type { Insertable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { ApiKeys } from '../../db/tables.ts'
import type { ApiScope } from '../caller/scope.values.ts'

export type ApiKeyRow = {
  id: number
  employerId: number
  name: string
  prefix: string
  scopes: ApiScope[]
  creatorName: string | null
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
}

function standingKeys(db: Database) {
  return db
    .selectFrom('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.created_by')
    .select([
      'api_keys.id',
      'api_keys.employer_id as employerId',
      'api_keys.name',
      'api_keys.prefix',
      'api_keys.scopes',
      'users.name as creatorName',
      'api_keys.created_at as createdAt',
      'api_keys.expires_at as expiresAt',
      'api_keys.last_used_at as lastUsedAt',
    ])
    .where('api_keys.revoked_at', 'is', null)
}

// The casts below: a check constraint keeps the scopes to the known ones.

/** An employer's keys except revoked ones, including expired ones, newest first. */
export async function listKeyRows(db: Database, employerId: number): Promise<ApiKeyRow[]> {
  const rows = await standingKeys(db)
    .where('api_keys.employer_id', '=', employerId)
    .orderBy('api_keys.id', 'desc')
    .execute()
  return rows as ApiKeyRow[]
}

/** Only a valid key of an employer that is not locked. */
export async function findKeyByHash(db: Database, hash: string, now: Date): Promise<ApiKeyRow | null> {
  const row = await standingKeys(db)
    .where('api_keys.key_hash', '=', hash)
    .where(eb =>
      eb(
        'api_keys.employer_id',
        'in',
        eb.selectFrom('employers').select('employers.id').where('locked_by', 'is', null),
      ),
    )
    .where(eb => eb.or([eb('api_keys.expires_at', 'is', null), eb('api_keys.expires_at', '>', now)]))
    .executeTakeFirst()
  return (row as ApiKeyRow | undefined) ?? null
}

export async function insertKey(db: Database, key: Insertable<ApiKeys>): Promise<number> {
  const { id } = await db.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function setKeyEnd(db: Database, id: number, expiresAt: Date): Promise<void> {
  await db.updateTable('api_keys').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

export async function revokeKeyRow(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('api_keys').set({ revoked_at: now }).where('id', '=', id).execute()
}

/** At most once a minute, so that a busy key does not rewrite its row with every request. */
export async function noteKeyUse(db: Database, id: number, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000)
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where(eb => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', minuteAgo)]))
    .execute()
}

/** Serialises changes to an employer's keys and webhooks. @returns its name, null for an unknown one */
export async function lockEmployer(db: Database, employerId: number): Promise<string | null> {
  const row = await db
    .selectFrom('employers')
    .select('name')
    .where('id', '=', employerId)
    .forUpdate()
    .executeTakeFirst()
  return row?.name ?? null
}

/** Keys expired or revoked before `before`. */
export async function deleteKeysEndedBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where(eb => eb.or([eb('revoked_at', '<', before), eb('expires_at', '<', before)]))
    .execute()
}
