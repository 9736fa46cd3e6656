import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type SearchCount = { day: string; text: string; searches: number; empty: number; corrected: number }

/** Adds to the counts; each day and text at most once. */
export async function addSearchCounts(db: Database, counts: readonly SearchCount[]): Promise<void> {
  if (counts.length === 0) return
  await db
    .insertInto('search_counts')
    .values([...counts])
    .onConflict(conflict =>
      conflict.columns(['day', 'text']).doUpdateSet({
        searches: sql`search_counts.searches + excluded.searches`,
        empty: sql`search_counts.empty + excluded.empty`,
        corrected: sql`search_counts.corrected + excluded.corrected`,
      }),
    )
    .execute()
}

/** Texts that were asked by enough people to be written down since `from`. */
export async function selectKnownTexts(db: Database, from: string): Promise<string[]> {
  const rows = await db
    .selectFrom('search_counts')
    .select('text')
    .distinct()
    .where('day', '>=', sql<Date>`${from}::date`)
    .execute()
  return rows.map(({ text }) => text)
}

export type AskedText = Omit<SearchCount, 'day'>

/** Sums of a period, most asked, most often empty or most often corrected first. */
export async function selectAskedTexts(
  db: Database,
  {
    from,
    to,
    by,
    limit,
  }: { from: string; to: string; by: 'searches' | 'empty' | 'corrected'; limit: number },
): Promise<AskedText[]> {
  const sum = (column: 'searches' | 'empty' | 'corrected') => sql<number>`sum(${sql.ref(column)})::int`
  return db
    .selectFrom('search_counts')
    .select([
      'text',
      sum('searches').as('searches'),
      sum('empty').as('empty'),
      sum('corrected').as('corrected'),
    ])
    .where('day', '>=', sql<Date>`${from}::date`)
    .where('day', '<=', sql<Date>`${to}::date`)
    .groupBy('text')
    .having(sum(by), '>', 0)
    .orderBy(sum(by), 'desc')
    .orderBy('text')
    .limit(limit)
    .execute()
}
