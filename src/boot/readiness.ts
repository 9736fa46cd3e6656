import { sql } from 'kysely'
import type { Database } from '../db/client.ts'

export type Readiness = { ready: boolean; database: boolean; searchIndex: boolean }

/** Ready when the database answers within 2 s and the search index has caught up. */
export async function readReadiness(db: Database, isIndexReady: () => boolean): Promise<Readiness> {
  const database = await Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    new Promise<false>(resolve => setTimeout(() => resolve(false), 2_000).unref()),
  ])
  const searchIndex = isIndexReady()
  return { ready: database && searchIndex, database, searchIndex }
}
