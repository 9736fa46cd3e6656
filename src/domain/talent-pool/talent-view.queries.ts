import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { TalentView } from './pool-rows.ts'

/** A person and the names of the fields that were shown of them. */
export type SeenPerson = { userId: string; fields: readonly string[] }

/** One row a day, employer and person, in an order in which no two writers lock each other out; later views of the day add their fields. */
export async function insertViews(
  db: Database,
  views: { employerId: number; seen: readonly SeenPerson[]; day: string; now: Date },
): Promise<void> {
  const { employerId, seen, day, now } = views
  const people = sql.val(seen.map(({ userId }) => userId))
  const fields = sql.val(seen.map(each => each.fields.join(' ')))
  await sql`
    insert into talent_views (user_id, employer_id, day, fields, last_at)
    select id, ${employerId}, ${day}::date, string_to_array(fields, ' '), ${now}
    from unnest(${people}::uuid[], ${fields}::text[]) as u (id, fields) order by id
    on conflict (user_id, employer_id, day) do update set last_at = excluded.last_at,
      fields = (select array_agg(distinct field) from unnest(talent_views.fields || excluded.fields) as f (field))`.execute(
    db,
  )
}

/** Newest first. */
export async function listViewsOf(db: Database, userId: string, limit: number): Promise<TalentView[]> {
  return db
    .selectFrom('talent_views')
    .innerJoin('employers', 'employers.id', 'talent_views.employer_id')
    .select(eb => [
      'employers.id as employerId',
      'employers.name as employer',
      'employers.slug',
      eb.fn<string>('to_char', ['day', eb.val('YYYY-MM-DD')]).as('day'),
      'fields',
    ])
    .where('user_id', '=', userId)
    .orderBy('talent_views.last_at', 'desc')
    .orderBy('employers.id')
    .limit(limit)
    .execute()
}

export async function deleteViewsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('talent_views').where('last_at', '<', before).execute()
}
