import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

export type Commonness = {
  /** As the planner believes it from its statistics, without looking. */
  estimate: number
  /** Whether the newest hits are found sooner by going back in time than by fetching all hits from the index on words and sorting them. */
  isCommon: boolean
}

/** One row in so many. More than the two in a hundred that the planner assumes of a beginning which it knows nothing about. */
const commonOneIn = 30

/** How common words are in a table; `matches` asks the index on words. A table without statistics is taken for small. */
export async function askHowCommon(
  db: Database,
  { table, matches }: { table: string; matches: RawBuilder<unknown> },
): Promise<Commonness> {
  const [plan, size] = await Promise.all([
    sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select from ${sql.table(table)} t where ${matches}`.execute(db),
    sql<{ total: number }>`select reltuples as total from pg_class where oid = ${table}::regclass`.execute(
      db,
    ),
  ])
  const estimate = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
  const total = size.rows[0]?.total ?? 0
  return { estimate, isCommon: total > 0 && estimate > total / commonOneIn }
}
