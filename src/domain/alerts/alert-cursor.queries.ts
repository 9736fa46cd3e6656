import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

const key = 'alerts-cursor'

type Cursor = { xid: string; seq: number }

/** How far the changes of ads have been matched; null before the first run. */
export async function loadCursor(db: Database): Promise<Cursor | null> {
  const row = await db.selectFrom('site_state').select('value').where('key', '=', key).executeTakeFirst()
  // The cast: only `saveCursor` writes this row.
  return (row?.value as Cursor | undefined) ?? null
}

/** Goes on from `before`; where another run has gone on meanwhile, that one counts. */
export async function saveCursor(
  db: Database,
  before: Cursor | null,
  cursor: Cursor,
  now: Date,
): Promise<void> {
  await sql`
    insert into site_state (key, value, updated_at) values (${key}, ${JSON.stringify(cursor)}::jsonb, ${now})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
    where site_state.value = ${JSON.stringify(before)}::jsonb`.execute(db)
}
