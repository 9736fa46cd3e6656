import type { Insertable } from 'kysely'
import type { Database } from '../../src/db/client.ts'
import type { JobPlaces, Jobs } from '../../src/db/tables.ts'
import { makeEmployer } from './employer.ts'

type Place = Omit<Insertable<JobPlaces>, 'job_id' | 'position'>

export const koeln: Place = {
  place_id: 2886242,
  name: 'Köln',
  postal_code: '50667',
  state_code: 'DE-NW',
  country: 'DE',
  lat_degrees: 50.9333,
  lon_degrees: 6.95,
}
export const freiburg: Place = {
  place_id: 2925177,
  name: 'Freiburg im Breisgau',
  postal_code: '79098',
  state_code: 'DE-BW',
  country: 'DE',
  lat_degrees: 47.9959,
  lon_degrees: 7.8522,
}

/** Inserts a published nursing job in Köln; `values` and `places` override the defaults. @returns its id. */
export async function makeJob(
  db: Database,
  values: Partial<Insertable<Jobs>> = {},
  places: Place[] = [koeln],
): Promise<number> {
  const title = values.title ?? 'Pflegefachkraft (m/w/d)'
  const row = await db
    .insertInto('jobs')
    .values({
      employer_id: values.employer_id ?? (await makeEmployer(db)),
      status: 'published',
      title,
      title_original: title,
      slug: 'pflegefachkraft-koeln',
      description_html: '<p>Wir suchen Verstärkung für unser Team.</p>',
      category: 'nursing',
      profession: 'pflegefachmann',
      employment_types: ['full-time'],
      contract: 'permanent',
      apply_email: 'bewerbung@klinikum.example',
      posted_at: new Date('2026-11-20T08:00:00Z'),
      published_at: new Date('2026-11-20T08:00:00Z'),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, place] of places.entries())
    await db
      .insertInto('job_places')
      .values({ job_id: row.id, position, ...place })
      .execute()
  return row.id
}
