import { endSessions } from '../accounts/steps/end-sessions.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotFound } from '../caller/errors.ts'
import { requireAdmin } from '../caller/person.policy.ts'
import {
  type AdminUserRow,
  findAdminUser,
  lockActiveAdmins,
  selectAdminUsers,
  setAdminActive,
  updateAdminUser,
} from './admin-user.queries.ts'
import type { AdminUserInput } from './admin-user.schema.ts'

type Target = { adminId: number }

export async function listAdmins(ctx: Context): Promise<AdminUserRow[]> {
  requireAdmin(ctx.actor)
  return selectAdminUsers(ctx.db)
}

/** @throws {NotFound} for an unknown id */
export async function changeAdmin(
  ctx: Context,
  { adminId, ...values }: Target & AdminUserInput,
): Promise<void> {
  requireAdmin(ctx.actor)
  await inTransaction(ctx, async inside => {
    const admin = await findAdminUser(inside.db, adminId)
    if (!admin) throw new NotFound()
    await updateAdminUser(inside.db, adminId, values, inside.now())
    await noteEvent(inside, 'admin-changed', { userId: admin.userId, details: { adminId } })
  })
}

/**
 * Grants or revokes administrator rights; revoking ends their sessions at once.
 * @throws {Conflict} `admin.last-one` for the last active administrator
 */
export async function setAdminRights(
  ctx: Context,
  { adminId, isActive }: Target & { isActive: boolean },
): Promise<void> {
  requireAdmin(ctx.actor)
  await inTransaction(ctx, async inside => {
    const active = await lockActiveAdmins(inside.db)
    const admin = await findAdminUser(inside.db, adminId)
    if (!admin) throw new NotFound()
    if (!isActive && active.length === 1 && active[0] === adminId) throw new Conflict('admin.last-one')
    await setAdminActive(inside.db, adminId, isActive, inside.now())
    if (!isActive && admin.userId) await endSessions(inside, admin.userId, 'admin')
    const kind = isActive ? 'admin-changed' : 'admin-deactivated'
    await noteEvent(inside, kind, { userId: admin.userId, details: { adminId, isActive } })
  })
}
