import type { Database } from '../../db/client.ts'

const key = 'moderation'

export async function loadModeration(db: Database): Promise<boolean> {
  const row = await db.selectFrom('site_state').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value === true
}

export async function saveModeration(db: Database, isOn: boolean, now: Date): Promise<void> {
  const value = JSON.stringify(isOn)
  await db
    .insertInto('site_state')
    .values({ key, value, updated_at: now })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute()
}
