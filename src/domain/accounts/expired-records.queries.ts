import type { Database } from '../../db/client.ts'

/**
 * Deletes records that expired before `endedBefore`, accounts created before `unconfirmedBefore` and never confirmed, and devices unused
 * for longer than their cookie lives.
 */
export async function deleteExpiredRecords(
  db: Database,
  endedBefore: Date,
  { unconfirmedBefore, devicesUnusedSince }: { unconfirmedBefore: Date; devicesUnusedSince: Date },
): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', endedBefore).execute()
  await db.deleteFrom('verifications').where('expires_at', '<', endedBefore).execute()
  await db.deleteFrom('factor_challenges').where('expires_at', '<', endedBefore).execute()
  await db.deleteFrom('known_devices').where('last_used_at', '<', devicesUnusedSince).execute()
  await db
    .deleteFrom('users')
    .where('email_verified', '=', false)
    .where('created_at', '<', unconfirmedBefore)
    .execute()
}
