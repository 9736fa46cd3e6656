import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Jobs } from '../../db/tables.ts'

/** A place of work as a person named it, who must name one that there is, or as a feed did. */
type Place = {
  placeId: number | null
  name: string
  street: string | null
  postalCode: string | null
  stateCode: string | null
  country: string
  latDegrees: number | null
  lonDegrees: number | null
}

export async function insertOwnJob(
  db: Database,
  job: Insertable<Jobs>,
  places: readonly Place[],
): Promise<number> {
  const { id } = await db.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow()
  await insertPlaces(db, id, places)
  return id
}

/** `places` null leaves them as they are. */
export async function updateOwnJob(
  db: Database,
  id: number,
  changes: Updateable<Jobs>,
  places: readonly Place[] | null,
): Promise<void> {
  await db.updateTable('jobs').set(changes).where('id', '=', id).execute()
  if (places === null) return
  await db.deleteFrom('job_places').where('job_id', '=', id).execute()
  await insertPlaces(db, id, places)
}

export async function loadJobPlaces(db: Database, jobId: number) {
  return db
    .selectFrom('job_places')
    .select(['name', 'postal_code'])
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute()
}

/** What an ad takes over from its employer; null when there is none. */
export async function loadAdEmployer(db: Database, employerId: number) {
  const row = await db
    .selectFrom('employers')
    .select([
      'id',
      'slug',
      'name',
      'type',
      'size',
      'is_agency',
      'logo_file_id',
      'website',
      'email',
      'phone',
      'contact_person',
    ])
    .select(['postal_code', 'city'])
    .where('id', '=', employerId)
    .executeTakeFirst()
  return row ?? null
}

/** Names of people by id, for "changed by"; an account that is gone has none. */
export async function loadPersonName(db: Database, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const row = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst()
  return row?.name ?? null
}

async function insertPlaces(db: Database, jobId: number, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  await db
    .insertInto('job_places')
    .values(
      places.map((place, position) => ({
        job_id: jobId,
        position,
        place_id: place.placeId,
        name: place.name,
        street: place.street,
        postal_code: place.postalCode,
        state_code: place.stateCode,
        country: place.country,
        lat_degrees: place.latDegrees,
        lon_degrees: place.lonDegrees,
      })),
    )
    .execute()
}
