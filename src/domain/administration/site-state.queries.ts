import type { Database } from '../../db/client.ts'

export async function loadSiteState(db: Database, key: string): Promise<unknown> {
  const row = await db.selectFrom('site_state').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}

export async function saveSiteState(db: Database, key: string, value: object, now: Date): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('site_state')
    .values({ key, value: text, updated_at: now })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value: text, updated_at: now }))
    .execute()
}

/** Keeps an existing value. */
export async function insertSiteState(db: Database, key: string, value: object, now: Date): Promise<void> {
  await db
    .insertInto('site_state')
    .values({ key, value: JSON.stringify(value), updated_at: now })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
}
