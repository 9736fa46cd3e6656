import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { MergeKind } from './merge.values.ts'

export async function insertMerge(
  db: Database,
  merge: {
    kind: MergeKind
    keptId: string
    mergedId: string
    snapshot: object
    reason: string
    mergedBy: string
    at: Date
  },
): Promise<void> {
  await db
    .insertInto('merges')
    .values({
      kind: merge.kind,
      kept_id: merge.keptId,
      merged_id: merge.mergedId,
      snapshot: JSON.stringify(merge.snapshot),
      reason: merge.reason,
      merged_by: merge.mergedBy,
      merged_at: merge.at,
    })
    .execute()
}

/** Deletes what was kept of merged records. @returns of how many */
export async function deleteMergesBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('merges')
    .where('merged_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Both rows as they are, locked in one order until the transaction ends. */
export async function lockPeople(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .leftJoin('admin_users', 'admin_users.auth_user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.email_verified as isConfirmed',
      'profiles.role',
      'profiles.locale',
      'admin_users.id as adminId',
    ])
    .select(sql<object>`to_jsonb(users)`.as('row'))
    .where('users.id', 'in', ids)
    .orderBy('users.id')
    .forUpdate(['users', 'profiles'])
    .execute()
}

export async function lockEmployers(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('employers')
    .select(['id', 'name', 'email', 'owner_user_id as ownerUserId'])
    .select(sql<object>`to_jsonb(employers)`.as('row'))
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

export async function deleteEmployer(db: Database, id: number): Promise<void> {
  await db.deleteFrom('employers').where('id', '=', id).execute()
}

/** The merged employer's old address leads to the kept one from now on, as do those that led to it. */
export async function rememberMergedEmployer(
  db: Database,
  { id, name, keptId }: { id: number; name: string; keptId: number },
): Promise<void> {
  await db.insertInto('merged_employers').values({ id, name, employer_id: keptId }).execute()
}

/** What the kept employer does not say is taken over from the other. */
export async function completeEmployer(db: Database, keptId: number, mergedId: number): Promise<void> {
  await sql`
    update employers kept set
      website = coalesce(kept.website, other.website),
      email = coalesce(kept.email, other.email),
      phone = coalesce(kept.phone, other.phone),
      logo_file_id = coalesce(kept.logo_file_id, other.logo_file_id),
      cover_file_id = coalesce(kept.cover_file_id, other.cover_file_id),
      description_html = case when kept.description_html = '' then other.description_html else kept.description_html end
    from employers other
    where kept.id = ${keptId} and other.id = ${mergedId}`.execute(db)
}
