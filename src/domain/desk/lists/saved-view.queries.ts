import type { Database } from '../../../db/client.ts'
import type { ListName } from './list.values.ts'

export type SavedView = { id: number; name: string; query: string }

export async function selectViews(db: Database, adminId: number, list: ListName): Promise<SavedView[]> {
  return db
    .selectFrom('admin_views')
    .select(['id', 'name', 'query'])
    .where('admin_id', '=', adminId)
    .where('list', '=', list)
    .orderBy('name')
    .execute()
}

/** A view of the same name is replaced. */
export async function upsertView(
  db: Database,
  view: { adminId: number; list: ListName; name: string; query: string; now: Date },
): Promise<void> {
  const { adminId, list, name, query, now } = view
  await db
    .insertInto('admin_views')
    .values({ admin_id: adminId, list, name, query, created_at: now })
    .onConflict(conflict => conflict.columns(['admin_id', 'list', 'name']).doUpdateSet({ query }))
    .execute()
}

export async function deleteView(db: Database, adminId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_views')
    .where('id', '=', id)
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
