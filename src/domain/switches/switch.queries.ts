import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import { switchKeys } from '../caller/switch-key.values.ts'
import type { SwitchRow, SwitchState } from './switch.schema.ts'

/** Every switch that was ever set and still exists. */
export async function selectSwitches(db: Database): Promise<SwitchRow[]> {
  const rows = await db
    .selectFrom('switches')
    .select([
      'key',
      'state',
      'percent',
      sql<string | null>`until::text`.as('until'),
      'reason',
      'changed_by as changedBy',
      'changed_at as changedAt',
    ])
    .execute()
  // The casts: `upsertSwitch` alone writes rows, and a check keeps the states.
  return rows.flatMap(row => {
    const key = switchKeys.find(known => known === row.key)
    return key ? [{ ...row, key, state: row.state as SwitchState }] : []
  })
}

export async function upsertSwitch(db: Database, row: SwitchRow): Promise<void> {
  const { key, changedBy, changedAt, ...rest } = row
  const values = { ...rest, changed_by: changedBy, changed_at: changedAt }
  await db
    .insertInto('switches')
    .values({ key, ...values })
    .onConflict(conflict => conflict.column('key').doUpdateSet(values))
    .execute()
}

export async function loadAdminName(db: Database, userId: string): Promise<string> {
  const { name } = await db
    .selectFrom('admin_users')
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('auth_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return name
}
