import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { ChangeCursor } from './job-change.queries.ts'

export async function loadCursor(db: Database, key: string): Promise<ChangeCursor | null> {
  const row = await db.selectFrom('site_state').select('value').where('key', '=', key).executeTakeFirst()
  // The cast: only `saveCursor` writes rows with these keys.
  return (row?.value as ChangeCursor | undefined) ?? null
}

export async function saveCursor(
  db: Database,
  move: { key: string; before: ChangeCursor | null; cursor: ChangeCursor; now: Date },
): Promise<void> {
  const { key, before, cursor, now } = move
  await sql`
    insert into site_state (key, value, updated_at) values (${key}, ${JSON.stringify(cursor)}::jsonb, ${now})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
    where site_state.value = ${JSON.stringify(before)}::jsonb`.execute(db)
}
