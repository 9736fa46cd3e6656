import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/client.ts'

/** One row in so many. More than the two in a hundred that the planner assumes of a beginning which it knows nothing about. */
const commonOneIn = 30

export type Commonness = {
  /** How many rows the planner believes to have the words. */
  hits: number
  /** Whether the newest hits are found sooner by going back in time than by fetching all of them from the index on words and sorting them. */
  isCommon: boolean
}

/** How common words are; `matches` asks the index on words. A table without statistics is taken for small. */
export async function howCommon(
  db: Database,
  { table, matches }: { table: string; matches: RawBuilder<unknown> },
): Promise<Commonness> {
  const [hits, size] = await Promise.all([
    estimateRows(db, { from: sql`${sql.table(table)} t`, condition: matches }),
    sql<{ total: number }>`select reltuples as total from pg_class where oid = ${table}::regclass`.execute(
      db,
    ),
  ])
  const total = size.rows[0]?.total ?? 0
  return { hits, isCommon: total > 0 && hits > total / commonOneIn }
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

/** So many rows are drawn: of what one in a hundred has, five. */
const draws = 500

/** About how many rows meet a condition that statistics say nothing of, from rows drawn by their number; `condition` is asked of each. */
export async function sampleRows(
  db: Database,
  { table, condition }: { table: string; condition: RawBuilder<unknown> },
): Promise<number> {
  const { rows } = await sql<{ about: number }>`
    with newest as materialized (select coalesce(max(id), 0) as id from ${sql.table(table)}),
    drawn as materialized (
      select newest.id as last, 1 + floor(random() * newest.id)::int as id from newest, generate_series(1, ${draws})
    )
    select coalesce(max(drawn.last), 0) * count(*) / ${draws}::float8 as about
    from drawn join ${sql.table(table)} t on t.id = drawn.id where ${condition}`.execute(db)
  return rows[0]?.about ?? 0
}
