import type { Database } from '../../../db/client.ts'

/** Invalidates the previous codes. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  hashes: string[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, userId)
  const rows = hashes.map(hash => ({ user_id: userId, code_hash: hash, created_at: now }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

export async function deleteRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** False when the code is unknown or already used. */
export async function takeRecoveryCode(
  db: Database,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(eb => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
