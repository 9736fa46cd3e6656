import { sql } from 'kysely'
import { berlinZone } from '../../basics/berlin.ts'
import type { Database } from '../../db/client.ts'

/** What is counted by day: table and column of the time. The names are ours, never input. */
const counted = {
  people: ['users', 'created_at'],
  employers: ['employers', 'created_at'],
  jobs: ['jobs', 'created_at'],
  applications: ['applications', 'created_at'],
  support: ['support_requests', 'written_at'],
} as const
export type DayFigure = keyof typeof counted
export const dayFigures = [
  'people',
  'employers',
  'jobs',
  'applications',
  'support',
] as const satisfies DayFigure[]

/** How many were made on each day in Berlin since `since`; days without any are left out. */
export async function countByDay(db: Database, figure: DayFigure, since: Date): Promise<Map<string, number>> {
  const [table, column] = counted[figure]
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(${sql.ref(column)} at time zone ${sql.lit(berlinZone)}, 'YYYY-MM-DD') as day, count(*)::int as count
    from ${sql.table(table)} where ${sql.ref(column)} >= ${since} group by 1`.execute(db)
  return new Map(rows.map(({ day, count }) => [day, count]))
}
