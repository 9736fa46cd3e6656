import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { placeOf } from './file.queries.ts'

/** Guests' unattached uploads, including chunks of unfinished ones. */
export async function sumGuestBytes(db: Database): Promise<number> {
  return sumHeld(db, 'like', 'guest:%')
}

/** The same of one person or one guest. */
export async function sumBytesOf(db: Database, owner: string): Promise<number> {
  return sumHeld(db, '=', owner)
}

async function sumHeld(db: Database, is: '=' | 'like', owner: string): Promise<number> {
  const files = db
    .selectFrom('files')
    .select('bytes')
    .where('owner', is, owner)
    .where('unused_after', 'is not', null)
  const pieces = db.selectFrom('upload_pieces').select('bytes').where('owner', is, owner)
  const row = await db
    .selectFrom(files.unionAll(pieces).as('held'))
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
}

/** Of all files; shared bytes count once. */
export async function countFileBytes(db: Database): Promise<number> {
  const each = db
    .selectFrom('files')
    .select([placeOf.as('place'), 'bytes'])
    .distinct()
    .as('each')
  const row = await db
    .selectFrom(each)
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
}
