import { canGrant } from '../../../domain/caller/admin.policy.ts'
import { type AdminRole, adminRoles } from '../../../domain/caller/admin-role.values.ts'
import type { Context } from '../../../domain/caller/context.ts'

/** The roles that the administrator may give, the least first: nobody is given everything by not choosing. */
export function grantableRoles(ctx: Context): AdminRole[] {
  return adminRoles.filter(role => canGrant(ctx.actor, role)).toReversed()
}
