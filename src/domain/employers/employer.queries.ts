import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** Every employer with what lists filter by, and how many of its jobs are live at `now`. */
export async function loadEmployerRows(db: Database, now: Date) {
  return withOpenPositions(db, now)
    .select([
      'employers.id',
      'employers.slug',
      'employers.name',
      'employers.type',
      'employers.ownership',
      'employers.size',
      'employers.postal_code',
      'employers.city',
      'employers.state_code',
      'employers.country',
      'employers.lat_degrees',
      'employers.lon_degrees',
      'employers.featured_until',
    ])
    .execute()
}

/** All that its page shows, or null. */
export async function loadEmployer(db: Database, id: number, now: Date) {
  const row = await withOpenPositions(db, now)
    .selectAll('employers')
    .where('employers.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

function withOpenPositions(db: Database, now: Date) {
  return db
    .with('open', db =>
      db
        .selectFrom('jobs')
        .select(['employer_id', sql<number>`count(*)`.as('jobs')])
        .where('status', '=', 'published')
        .where(eb => eb.or([eb('valid_through', 'is', null), eb('valid_through', '>', now)]))
        .groupBy('employer_id'),
    )
    .selectFrom('employers')
    .leftJoin('open', 'open.employer_id', 'employers.id')
    .select(sql<number>`coalesce(open.jobs, 0)`.as('open_positions'))
}
