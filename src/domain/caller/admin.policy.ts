import type { Actor, AdminActor } from './actor.ts'
import { type AdminPermission, permissionsOf } from './admin-permissions.ts'
import type { AdminRole } from './admin-role.values.ts'
import { NotAllowed } from './errors.ts'
import { requireAdmin } from './person.policy.ts'

/** Whether the actor is an administrator whose role has the permission. */
export function hasPermission(actor: Actor, permission: AdminPermission): boolean {
  return actor.kind === 'admin' && permissionsOf(actor.role).includes(permission)
}

/**
 * @throws as {@link requireAdmin}; NotAllowed `admin.permission-missing` for an administrator whose role lacks the permission
 */
export function requirePermission(context: { actor: Actor }, permission: AdminPermission): AdminActor {
  const admin = requireAdmin(context.actor)
  if (!hasPermission(admin, permission)) throw new NotAllowed('admin.permission-missing')
  return admin
}

/** As {@link requirePermission}; the operator's commands and background tasks may, too. */
export function requirePermissionOrSystem(context: { actor: Actor }, permission: AdminPermission): void {
  if (context.actor.kind !== 'system') requirePermission(context, permission)
}

/** Accounts for others are created by those who make administrators, and by the operator's commands. */
export function canCreateAccounts(actor: Actor): boolean {
  return actor.kind === 'system' || hasPermission(actor, 'admins.manage')
}

/** Roles are given and taken only by those who may do everything that the role may; the operator's commands give any. */
export function canGrant(actor: Actor, role: AdminRole): boolean {
  if (actor.kind === 'system') return true
  return (
    hasPermission(actor, 'admins.manage') &&
    permissionsOf(role).every(permission => hasPermission(actor, permission))
  )
}
