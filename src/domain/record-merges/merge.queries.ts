import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { MergeKind, PastMerge } from './merge.values.ts'
import type { TableMerge } from './merge-rows.ts'

/** What is kept of a merge, to take it back. */
export type MergeSnapshot = {
  row: object
  tables: TableMerge[]
  /** Values that the kept employer took from the other. */
  completed?: { column: string; was: unknown; became: unknown }[]
  /** Links to the kept employer that the merge made. */
  granted?: { id: number }[]
}

export type KeptMerge = { kind: MergeKind; keptId: string; mergedId: string; snapshot: MergeSnapshot }

export async function insertMerge(
  db: Database,
  merge: {
    kind: MergeKind
    keptId: string
    mergedId: string
    snapshot: MergeSnapshot
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

/** Those that are not undone, the latest first. */
export async function listMerges(
  db: Database,
  { kind, keptId, since }: { kind: MergeKind; keptId: string; since: Date },
): Promise<PastMerge[]> {
  return db
    .selectFrom('merges')
    .leftJoin('users', 'users.id', 'merges.merged_by')
    .select(['merges.id', 'merges.merged_at as at', 'users.name as by', 'merges.reason'])
    .select(sql<string>`coalesce(snapshot -> 'row' ->> 'name', merged_id)`.as('mergedName'))
    .where('merges.kind', '=', kind)
    .where('merges.kept_id', '=', keptId)
    .where('merges.merged_at', '>', since)
    .where('merges.undone_at', 'is', null)
    .orderBy('merges.merged_at', 'desc')
    .orderBy('merges.id', 'desc')
    .execute()
}

/** One that can be undone, locked until the transaction ends. */
export async function lockMerge(
  db: Database,
  { mergeId, since }: { mergeId: number; since: Date },
): Promise<KeptMerge | null> {
  const row = await db
    .selectFrom('merges')
    .select(['kind', 'kept_id as keptId', 'merged_id as mergedId', 'snapshot'])
    .where('id', '=', mergeId)
    .where('merged_at', '>', since)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  // The cast: only `insertMerge` writes there.
  return (row as KeptMerge | undefined) ?? null
}

export async function markMergeUndone(
  db: Database,
  { mergeId, by, now }: { mergeId: number; by: string; now: Date },
): Promise<void> {
  await db.updateTable('merges').set({ undone_at: now, undone_by: by }).where('id', '=', mergeId).execute()
}

/** The links of people to an employer, by their numbers. */
export async function linksTo(
  db: Database,
  employerId: number,
  userIds: readonly string[],
): Promise<{ id: number }[]> {
  if (userIds.length === 0) return []
  return db
    .selectFrom('user_employer_links')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('user_id', 'in', userIds)
    .execute()
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

const completedColumns = ['website', 'email', 'phone', 'logo_file_id', 'cover_file_id'] as const

/** What the kept employer does not say is taken over from the other. @returns what that changed */
export async function completeEmployer(
  db: Database,
  keptId: number,
  mergedId: number,
): Promise<{ column: string; was: unknown; became: unknown }[]> {
  const assignments = completedColumns.map(
    column => sql`${sql.ref(column)} = coalesce(kept.${sql.ref(column)}, other.${sql.ref(column)})`,
  )
  const { rows } = await sql<{ was: Record<string, unknown>; became: Record<string, unknown> }>`
    with before as (select * from employers where id = ${keptId})
    update employers kept set ${sql.join(assignments)},
      description_html = case when kept.description_html = '' then other.description_html else kept.description_html end
    from employers other, before
    where kept.id = ${keptId} and other.id = ${mergedId}
    returning to_jsonb(before) as was, to_jsonb(kept) as became`.execute(db)
  const [row] = rows
  if (!row) return []
  return [...completedColumns, 'description_html']
    .map(column => ({ column, was: row.was[column] ?? null, became: row.became[column] ?? null }))
    .filter(({ was, became }) => was !== became)
}
