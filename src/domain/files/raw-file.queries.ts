import type { Database } from '../../db/client.ts'
import { type NewFile, placeOf } from './file.queries.ts'

/** A document of the site's own with an expiry date. */
export async function insertRawFile(
  db: Database,
  file: Pick<NewFile, 'sha256' | 'place' | 'bytes' | 'mediaType' | 'name' | 'createdAt' | 'unusedAfter'>,
): Promise<string> {
  const { sha256, place, bytes, mediaType, name, createdAt, unusedAfter } = file
  const row = await db
    .insertInto('files')
    .values({
      sha256,
      place,
      bytes,
      media_type: mediaType,
      name,
      purpose: 'feed',
      owner: null,
      scan: 'not-scanned',
      created_at: createdAt,
      unused_after: unusedAfter,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function loadRawPlace(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('files')
    .select(placeOf.as('place'))
    .where('id', '=', id)
    .where('purpose', '=', 'feed')
    .executeTakeFirst()
  return row?.place ?? null
}
