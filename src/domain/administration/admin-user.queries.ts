import type { Database } from '../../db/client.ts'
import type { AdminRole } from '../caller/admin-role.values.ts'

export type AdminUserRow = {
  id: number
  userId: string | null
  email: string
  firstName: string
  lastName: string
  role: AdminRole
  isActive: boolean
  createdAt: Date
  lastLoginAt: Date | null
}

const columns = [
  'id',
  'auth_user_id as userId',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'role',
  'is_active as isActive',
  'created_at as createdAt',
  'last_login_at as lastLoginAt',
] as const

export async function findAdminUser(db: Database, id: number): Promise<AdminUserRow | null> {
  const row = await db.selectFrom('admin_users').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? asAdminUser(row) : null
}

function asAdminUser<Row extends { role: string }>(row: Row): Row & { role: AdminRole } {
  // The cast: a check constraint allows just these values.
  return { ...row, role: row.role as AdminRole }
}

export async function hasAdminWithEmail(db: Database, email: string): Promise<boolean> {
  const row = await db.selectFrom('admin_users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** The new id, or null when the address was taken concurrently. */
export async function insertAdminUser(
  db: Database,
  row: { userId: string; email: string; firstName: string; lastName: string; role: AdminRole; now: Date },
): Promise<number | null> {
  const made = await db
    .insertInto('admin_users')
    .values({
      auth_user_id: row.userId,
      email: row.email,
      first_name: row.firstName,
      last_name: row.lastName,
      role: row.role,
      created_at: row.now,
      updated_at: row.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export async function updateAdminUser(
  db: Database,
  id: number,
  values: { firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('admin_users')
    .set({ first_name: values.firstName, last_name: values.lastName, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The active administrators, locked until the transaction ends, so that two cannot take the other's rights at once. */
export async function lockActiveAdmins(db: Database): Promise<{ id: number; role: AdminRole }[]> {
  const rows = await db
    .selectFrom('admin_users')
    .select(['id', 'role'])
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(asAdminUser)
}

export async function setAdminRole(db: Database, id: number, role: AdminRole, now: Date): Promise<void> {
  await db.updateTable('admin_users').set({ role, updated_at: now }).where('id', '=', id).execute()
}

export async function deleteAdminUser(db: Database, id: number): Promise<void> {
  await db.deleteFrom('admin_users').where('id', '=', id).execute()
}

export async function setAdminActive(db: Database, id: number, isActive: boolean, now: Date): Promise<void> {
  await db
    .updateTable('admin_users')
    .set({ is_active: isActive, updated_at: now })
    .where('id', '=', id)
    .execute()
}
