import { endSessions } from '../accounts/steps/end-sessions.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { canGrant, requirePermission } from '../caller/admin.policy.ts'
import type { AdminRole } from '../caller/admin-role.values.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Conflict, NotAllowed, NotFound } from '../caller/errors.ts'
import {
  type AdminUserRow,
  deleteAdminUser,
  findAdminUser,
  lockActiveAdmins,
  setAdminActive,
  setAdminRole,
  updateAdminUser,
} from './admin-user.queries.ts'
import type { AdminUserInput } from './admin-user.schema.ts'

type Target = { adminId: number }

/** @throws {NotFound} for an unknown id */
export async function readAdmin(ctx: Context, { adminId }: Target): Promise<AdminUserRow> {
  requirePermission(ctx, 'admins.manage')
  const admin = await findAdminUser(ctx.db, adminId)
  if (!admin) throw new NotFound()
  return admin
}

/** @throws {NotFound} for an unknown id; NotAllowed for one whose role is beyond the caller's */
export async function changeAdmin(
  ctx: Context,
  { adminId, ...values }: Target & AdminUserInput,
): Promise<void> {
  await withAdmin(ctx, adminId, async (inside, { admin }) => {
    await updateAdminUser(inside.db, adminId, values, inside.now())
    await noteEvent(inside, 'admin-changed', { userId: admin.userId, details: { adminId } })
  })
}

/**
 * Grants or revokes administrator rights; revoking ends their sessions at once.
 * @throws as {@link changeAdmin}; Conflict `admin.last-one` for the last active owner
 */
export async function setAdminRights(
  ctx: Context,
  { adminId, isActive }: Target & { isActive: boolean },
): Promise<void> {
  await withAdmin(ctx, adminId, async (inside, { admin, isLastOwner }) => {
    if (!isActive && isLastOwner) throw new Conflict('admin.last-one')
    await setAdminActive(inside.db, adminId, isActive, inside.now())
    if (!isActive && admin.userId) await endSessions(inside, admin.userId, 'admin')
    const kind = isActive ? 'admin-changed' : 'admin-deactivated'
    await noteEvent(inside, kind, { userId: admin.userId, details: { adminId, isActive } })
  })
}

/**
 * Takes effect with the next request: a role is read at each.
 * @throws as {@link setAdminRights}; NotAllowed `admin.own-role`, or `admin.role-beyond` for a role beyond the caller's own
 */
export async function changeAdminRole(
  ctx: Context,
  { adminId, role }: Target & { role: AdminRole },
): Promise<void> {
  const actor = requirePermission(ctx, 'admins.manage')
  if (adminId === actor.adminId) throw new NotAllowed('admin.own-role')
  if (!canGrant(actor, role)) throw new NotAllowed('admin.role-beyond')
  await withAdmin(ctx, adminId, async (inside, { admin, isLastOwner }) => {
    if (role === admin.role) return
    if (isLastOwner) throw new Conflict('admin.last-one')
    await setAdminRole(inside.db, adminId, role, inside.now())
    const details = { adminId, from: admin.role, to: role }
    await noteEvent(inside, 'admin-role-changed', { userId: admin.userId, details })
  })
}

/** Removes someone from the administrators; the account itself, and what the log says, stay. @throws as {@link setAdminRights} */
export async function removeAdmin(ctx: Context, { adminId }: Target): Promise<void> {
  await withAdmin(ctx, adminId, async (inside, { admin, isLastOwner }) => {
    if (isLastOwner) throw new Conflict('admin.last-one')
    await deleteAdminUser(inside.db, adminId)
    if (admin.userId) await endSessions(inside, admin.userId, 'admin')
    const details = { adminId, role: admin.role }
    await noteEvent(inside, 'admin-removed', { userId: admin.userId, details })
  })
}

type Found = { admin: AdminUserRow; isLastOwner: boolean }

/** All changes to administrators happen one after the other, by who is still one when the turn comes. */
async function withAdmin(
  ctx: Context,
  adminId: number,
  work: (inside: Context, found: Found) => Promise<void>,
): Promise<void> {
  const actor = requirePermission(ctx, 'admins.manage')
  await inTransaction(ctx, async inside => {
    const active = await lockActiveAdmins(inside.db)
    const role = active.find(({ id }) => id === actor.adminId)?.role
    if (role !== actor.role) throw new NotAllowed('admin.permission-missing')
    const admin = await findAdminUser(inside.db, adminId)
    if (!admin) throw new NotFound()
    if (!canGrant(actor, admin.role)) throw new NotAllowed('admin.role-beyond')
    const owners = active.filter(each => each.role === 'owner')
    await work(inside, { admin, isLastOwner: owners.length === 1 && owners[0]?.id === adminId })
  })
}
