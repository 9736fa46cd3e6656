import type { Database } from '../../db/client.ts'
import { placeOf } from './file.queries.ts'

export async function findDueFiles(db: Database, now: Date): Promise<{ id: string; place: string }[]> {
  return db
    .selectFrom('files')
    .select(['id', placeOf.as('place')])
    .where('unused_after', '<=', now)
    .orderBy('unused_after')
    .limit(1_000)
    .execute()
}

/** False when it has come into use meanwhile. */
export async function deleteDueFile(db: Database, id: string, now: Date): Promise<boolean> {
  const result = await db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('unused_after', '<=', now)
    .executeTakeFirst()
    .catch(async (error: unknown) => {
      // Foreign key violation: something still refers to it, so it is in use after all.
      if ((error as { code?: string }).code !== '23503') throw error
      await db.updateTable('files').set({ unused_after: null }).where('id', '=', id).execute()
      return null
    })
  return Number(result?.numDeletedRows ?? 0) > 0
}

/** Places without a file, or with infected ones only. */
export async function findBytesWithoutFile(db: Database, places: readonly string[]): Promise<string[]> {
  if (places.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select(placeOf.as('place'))
    .where(placeOf, 'in', [...places])
    .where('scan', '!=', 'infected')
    .execute()
  const known = new Set(rows.map(({ place }) => place))
  return places.filter(place => !known.has(place))
}
