import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import type { Visitor } from '../../caller/visitor.ts'
import { forgetOtherDevices } from '../known-device.ts'
import { isId } from '../steps/load-factor.ts'
import { deleteSession, deleteSessionsOf } from './session.queries.ts'

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
