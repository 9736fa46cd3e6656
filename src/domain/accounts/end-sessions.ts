import type { Context } from '../context.ts'
import type { DoorName } from './doors.ts'
import { deleteSessionsOf } from './session.queries.ts'

/** Ends all sessions of a person at one door, or at both, but for the one to keep; the caller has asked whether it may. */
export async function endSessions(
  ctx: Context,
  userId: string,
  door: DoorName | null,
  keptId: string | null = null,
): Promise<number> {
  return deleteSessionsOf(ctx.db, userId, door, keptId)
}
