import type { Database } from '../../db/client.ts'

/** @param email in lower case */
export async function isKnownDevice(db: Database, email: string, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.user_id')
    .where('users.email', '=', email)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertDevice(
  db: Database,
  { userId, deviceHash, now }: { userId: string; deviceHash: string; now: Date },
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, created_at: now, last_used_at: now })
    .onConflict(conflict => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now }))
    .execute()
}

/** Keeps a person's `most` last used devices. */
export async function deleteDevicesBeyond(db: Database, userId: string, most: number): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'in', eb =>
      eb
        .selectFrom('known_devices as own')
        .select('own.device_hash')
        .where('own.user_id', '=', userId)
        .orderBy('own.last_used_at', 'desc')
        .orderBy('own.created_at', 'desc')
        .offset(most),
    )
    .execute()
}

export async function deleteDevicesOf(db: Database, userId: string, keptHash: string | null): Promise<void> {
  let query = db.deleteFrom('known_devices').where('user_id', '=', userId)
  if (keptHash !== null) query = query.where('device_hash', '!=', keptHash)
  await query.execute()
}
