import type { Database } from '../../db/client.ts'
import { Conflict } from '../caller/errors.ts'
import type { KeptMerge } from './merge.queries.ts'
import type { TableMerge } from './merge-rows.ts'
import { deleteRows, insertRows, isPlaceTaken, moveBack, setBack } from './restore.queries.ts'

/** Whoever was signed in stays signed out, and what waited for a minute's answer is over. */
const goneForGood = new Set(['sessions', 'factor_challenges', 'data_exports', 'unmapped_people'])

/** Writes back what a merge has kept of the merged record. Joins the caller's transaction, which an error must end. */
export async function restoreMerged(db: Database, merge: KeptMerge): Promise<void> {
  const { kind, keptId, mergedId, snapshot } = merge
  const table = kind === 'person' ? 'users' : 'employers'
  try {
    if (kind === 'employer') await deleteRows(db, 'merged_employers', [{ id: Number(mergedId) }])
    // What the kept one has taken from it, such as the website, so that it is free again.
    for (const { column, was, became } of snapshot.completed ?? [])
      await setBack(db, table, { id: keptId, column, was, became })
    await deleteRows(db, 'user_employer_links', snapshot.granted ?? [])
    await insertRows(db, table, [snapshot.row])
    const tables = snapshot.tables.filter(each => !goneForGood.has(each.table))
    await insertDropped(db, tables)
    for (const each of tables)
      await moveBack(db, each, {
        kept: ownerOf(each, keptId),
        merged: ownerOf(each, mergedId),
      })
  } catch (error) {
    // Somebody else has taken the address since, or what hung on it is gone.
    if (isPlaceTaken(error)) throw new Conflict('records.merge.undo-taken')
    throw error
  }
}

/** What names its owner by a word: `user:` and the id. */
function ownerOf({ column }: TableMerge, id: string): string {
  return column === 'owner' ? `user:${id}` : id
}

/** Parents before what hangs on them: what was dropped last was the furthest up. Rows that a trigger has just made give way. */
async function insertDropped(db: Database, tables: readonly TableMerge[]): Promise<void> {
  for (const { table, dropped } of [...tables].reverse()) {
    await deleteRows(db, table, dropped)
    await insertRows(db, table, dropped)
  }
}
