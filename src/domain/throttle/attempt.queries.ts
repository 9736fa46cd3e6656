import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** Counts an attempt for `key` in the window that begins at `windowStart`. @returns the new count */
export async function addTry(db: Database, key: string, windowStart: Date): Promise<number> {
  const row = await db
    .insertInto('attempts')
    .values({ key, window_start: windowStart, tries: 1 })
    .onConflict(conflict =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ tries: sql`attempts.tries + 1` }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return row.tries
}

export async function removeTry(db: Database, key: string, windowStart: Date): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ tries: sql`greatest(0, tries - 1)` })
    .where('key', '=', key)
    .where('window_start', '=', windowStart)
    .execute()
}

export async function deleteTriesBefore(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('attempts').where('window_start', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
