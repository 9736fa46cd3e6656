import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { newLinkKey } from '../caller/signed-link.ts'

type Merge = { fromId: number; intoId: number }

/** Who has voted for either counts once, and who follows either hears of both; where a copy came from is kept. */
export async function copyMarks(db: Database, { fromId, intoId }: Merge): Promise<void> {
  await sql`
    insert into idea_votes (idea_id, person_id, origin_id, is_confirmed, voted_at)
    select ${intoId}, person_id, ${fromId}, is_confirmed, voted_at from idea_votes where idea_id = ${fromId}
    on conflict do nothing`.execute(db)
  const followers = await db
    .selectFrom('idea_followers')
    .select(['person_id', 'is_confirmed', 'followed_at'])
    .where('idea_id', '=', fromId)
    .execute()
  if (followers.length === 0) return
  await db
    .insertInto('idea_followers')
    .values(followers.map(row => ({ ...row, idea_id: intoId, origin_id: fromId, link_key: newLinkKey() })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteCopies(db: Database, fromId: number): Promise<void> {
  await db.deleteFrom('idea_votes').where('origin_id', '=', fromId).execute()
  await db.deleteFrom('idea_followers').where('origin_id', '=', fromId).execute()
}

export async function saveMerge(
  db: Database,
  { fromId, intoId, by, now }: Merge & { by: string | null; now: Date },
): Promise<void> {
  const merged = { merged_into: intoId, merged_at: now, merged_by: by, changed_at: now }
  await db
    .updateTable('ideas')
    .set({ ...merged, version: sql`version + 1` })
    .where('id', '=', fromId)
    .execute()
}

export async function saveSplit(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('ideas')
    .set({
      merged_into: null,
      merged_at: null,
      merged_by: null,
      changed_at: now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}
