import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { requirePerson } from './account.policy.ts'
import { forgetOtherDevices } from './known-device.ts'
import { isId } from './load-factor.ts'
import { noteEvent } from './note-event.ts'
import { deleteSession, deleteSessionsOf } from './session.queries.ts'
import type { Visitor } from './visitor.ts'

/**
 * Signs the person out on one device.
 * @throws {NotFound} for another person's session as for one that never was
 */
export async function endSession(
  ctx: Context,
  { sessionId, visitor }: { sessionId: string; visitor: Visitor },
): Promise<void> {
  const { userId } = requirePerson(ctx.actor)
  if (!isId(sessionId) || !(await deleteSession(ctx.db, userId, sessionId))) throw new NotFound()
  await noteEvent(ctx, 'session-ended', { visitor })
}

/** Signs the person out everywhere but here; returns how many sessions ended. */
export async function endOtherSessions(ctx: Context, { visitor }: { visitor: Visitor }): Promise<number> {
  const { userId, sessionId } = requirePerson(ctx.actor)
  const count = await deleteSessionsOf(ctx.db, userId, null, sessionId)
  await forgetOtherDevices(ctx, userId, visitor)
  await noteEvent(ctx, 'sessions-ended', { visitor, details: { count } })
  return count
}
