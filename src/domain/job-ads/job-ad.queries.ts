import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { Jobs } from '../../db/tables.ts'
import { placeColumns, type WrittenPlace } from '../jobs/steps/place-columns.ts'

export async function insertOwnJob(
  db: Database,
  job: Insertable<Jobs>,
  places: readonly WrittenPlace[],
): Promise<number> {
  const { id } = await db.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow()
  await insertPlaces(db, id, places)
  return id
}

/** `places` null leaves them unchanged. */
export async function updateOwnJob(
  db: Database,
  id: number,
  changes: Updateable<Jobs>,
  places: readonly WrittenPlace[] | null,
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

/** Defaults that an ad takes from its employer; null without one. */
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

/** For "changed by"; null when the account is gone. */
export async function loadPersonName(db: Database, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const row = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst()
  return row?.name ?? null
}

async function insertPlaces(db: Database, jobId: number, places: readonly WrittenPlace[]): Promise<void> {
  if (places.length === 0) return
  await db
    .insertInto('job_places')
    .values(places.map((place, position) => ({ job_id: jobId, ...placeColumns(place, position) })))
    .execute()
}
