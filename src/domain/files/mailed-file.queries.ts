import type { Database } from '../../db/client.ts'

/** Of files without an owner only: uploads are taken by `takeHeldFiles`. */
export async function markUsed(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('files')
    .set({ unused_after: null })
    .where('id', 'in', [...ids])
    .where('owner', 'is', null)
    .execute()
}
