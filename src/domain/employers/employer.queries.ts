import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export async function loadEmployerRows(db: Database) {
  return db
    .selectFrom('employers')
    .select([
      'id',
      'slug',
      'name',
      'type',
      'ownership',
      'size',
      'postal_code',
      'city',
      'state_code',
      'country',
      'lat_degrees',
      'lon_degrees',
      'featured_until',
      'logo_file_id',
    ])
    .where('hidden_by', 'is', null)
    .execute()
}

/** Everything for the employer's page, with the number of its jobs live at `now`; null when there is none. */
export async function loadEmployer(db: Database, id: number, now: Date) {
  const row = await db
    .selectFrom('employers')
    .selectAll()
    .select(eb =>
      eb
        .selectFrom('jobs')
        .select(sql<number>`count(*)`.as('jobs'))
        .whereRef('jobs.employer_id', '=', 'employers.id')
        .where('jobs.status', '=', 'published')
        .where('jobs.duplicate_of', 'is', null)
        .where(eb => eb.or([eb('jobs.valid_through', 'is', null), eb('jobs.valid_through', '>', now)]))
        .as('open_positions'),
    )
    .where('employers.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function loadEmployerNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('employers').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Which employer one that no longer exists was merged into; null when it was not. */
export async function findMergedInto(db: Database, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('merged_employers')
    .select('employer_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.employer_id ?? null
}
