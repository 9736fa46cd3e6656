import type { Database } from '../../db/client.ts'

export type DraftTable = 'application_drafts' | 'job_drafts'

/** Of all guests, counting up to `most`. */
export async function countGuestDrafts(db: Database, table: DraftTable, most: number): Promise<number> {
  const some = db.selectFrom(table).select('id').where('owner', 'like', 'guest:%').limit(most).as('some')
  const row = await db
    .selectFrom(some)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
