import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

/** One row in so many. More than the two in a hundred that the planner assumes of a beginning which it knows nothing about. */
const commonOneIn = 30

/**
 * Whether the newest hits are found sooner by going back in time than by fetching all hits from the index on words and sorting them;
 * `matches` asks that index. A table without statistics is taken for small.
 */
export async function areWordsCommon(
  db: Database,
  { table, matches }: { table: string; matches: RawBuilder<unknown> },
): Promise<boolean> {
  const [estimate, size] = await Promise.all([
    estimateRows(db, { from: sql`${sql.table(table)} t`, condition: matches }),
    sql<{ total: number }>`select reltuples as total from pg_class where oid = ${table}::regclass`.execute(
      db,
    ),
  ])
  const total = size.rows[0]?.total ?? 0
  return total > 0 && estimate > total / commonOneIn
}

/** How many rows the planner believes in, from its statistics, without looking. */
export async function estimateRows(
  db: Database,
  { from, condition }: { from: RawBuilder<unknown>; condition: RawBuilder<unknown> },
): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from ${from} where ${condition}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
