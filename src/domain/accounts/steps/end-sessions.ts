import type { RealmName } from '../../../platform/auth/realms.ts'
import type { Context } from '../../caller/context.ts'
import { deleteSessionsOf } from '../sessions/session.queries.ts'

/** Ends a person's sessions in one realm or both, except one; the caller has checked its policy. */
export async function endSessions(
  ctx: Context,
  userId: string,
  realm: RealmName | null,
  keptId: string | null = null,
): Promise<number> {
  return deleteSessionsOf(ctx.db, userId, realm, keptId)
}
