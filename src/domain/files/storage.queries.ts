import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { placeOf } from './file.queries.ts'

/** Of what guests have uploaded and not used. */
export async function sumGuestBytes(db: Database): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('holder', 'like', 'guest:%')
    .where('unused_after', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
}

/** Of all files, copies that share their bytes once. */
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
