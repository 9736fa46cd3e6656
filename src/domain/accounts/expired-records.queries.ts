import type { Database } from '../../db/client.ts'

/** Deletes what ended before `endedBefore`, and people who signed up before `unconfirmedBefore` and never confirmed. */
export async function deleteExpiredRecords(
  db: Database,
  endedBefore: Date,
  unconfirmedBefore: Date,
): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', endedBefore).execute()
  await db.deleteFrom('verifications').where('expires_at', '<', endedBefore).execute()
  await db.deleteFrom('factor_challenges').where('expires_at', '<', endedBefore).execute()
  await db
    .deleteFrom('users')
    .where('email_verified', '=', false)
    .where('created_at', '<', unconfirmedBefore)
    .execute()
}
