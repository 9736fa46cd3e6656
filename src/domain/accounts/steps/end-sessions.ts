import type { DoorName } from '../../../platform/auth/doors.ts'
import type { Context } from '../../caller/context.ts'
import { deleteSessionsOf } from '../sessions/session.queries.ts'

/** Ends all sessions of a person at one door, or at both, but for the one to keep; the caller has asked whether it may. */
export async function endSessions(
  ctx: Context,
  userId: string,
  door: DoorName | null,
  keptId: string | null = null,
): Promise<number> {
  return deleteSessionsOf(ctx.db, userId, door, keptId)
}
