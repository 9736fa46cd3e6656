import type { Database } from '../../db/client.ts'
import {
  countRows,
  dropRows,
  dropTwins,
  findOwnerColumns,
  findReferences,
  moveRows,
  type Reference,
} from './references.queries.ts'

/** What became of the rows of one table. */
export type TableMerge = {
  table: string
  column: string
  /** Primary keys of the rows that belong to the kept one now. */
  moved: object[]
  /** Whole rows that are gone, because the kept one has the same or they must not be handed on. */
  dropped: object[]
}

export type MergeRules = {
  /** Tables whose rows are never handed on, such as passwords and sessions. */
  dropped: ReadonlySet<string>
  /** Tables that stay as they are. */
  untouched: ReadonlySet<string>
}

type Pair = { kept: string; merged: string }

/**
 * Makes everything that points at `table.column = merged` point at `kept`. Where a unique key allows only one, the kept one's row stays, and
 * what hangs on the other row moves over to it. Reads from the database which tables those are, so that a new table is never forgotten.
 */
export async function mergeRows(
  db: Database,
  target: { table: string; column: string },
  pair: Pair,
  rules: MergeRules,
): Promise<TableMerge[]> {
  const merges: TableMerge[] = []
  for (const reference of await findReferences(db, target.table, target.column)) {
    if (rules.untouched.has(reference.table)) continue
    merges.push(...(await mergeTable(db, reference, pair, rules)))
  }
  return merges.filter(({ moved, dropped }) => moved.length + dropped.length > 0)
}

/** The same for what names its owner by a word: `user:` and the id. */
export async function mergeOwnedRows(db: Database, pair: Pair, rules: MergeRules): Promise<TableMerge[]> {
  const owners = { kept: `user:${pair.kept}`, merged: `user:${pair.merged}` }
  const merges: TableMerge[] = []
  for (const reference of await findOwnerColumns(db))
    merges.push(...(await mergeTable(db, reference, owners, rules)))
  return merges.filter(({ moved, dropped }) => moved.length + dropped.length > 0)
}

async function mergeTable(
  db: Database,
  reference: Reference,
  pair: Pair,
  rules: MergeRules,
): Promise<TableMerge[]> {
  const { table, column } = reference
  if (rules.dropped.has(table)) {
    return [{ table, column, moved: [], dropped: await dropRows(db, reference, pair.merged) }]
  }
  // Only one of the two can stay: first whatever hangs on the other is handed on.
  const isOnly = reference.uniqueKeys.some(
    ({ others, condition }) => others.length === 0 && condition === null,
  )
  const hasBoth = isOnly && (await countRows(db, reference, pair.kept)) > 0
  const below = hasBoth ? await mergeRows(db, { table, column }, pair, rules) : []
  const dropped = await dropTwins(db, reference, pair)
  return [...below, { table, column, moved: await moveRows(db, reference, pair), dropped }]
}
