import { permissionsOf } from '../../../caller/admin-permissions.ts'
import { adminRoles } from '../../../caller/admin-role.values.ts'
import type { Context } from '../../../caller/context.ts'
import { type Colleague, listColleagues } from '../inbox.queries.ts'

/** Everyone who may answer. The caller has asked its policy. */
export function findColleagues(ctx: Context): Promise<Colleague[]> {
  return listColleagues(
    ctx.db,
    adminRoles.filter(role => permissionsOf(role).includes('support.answer')),
  )
}
