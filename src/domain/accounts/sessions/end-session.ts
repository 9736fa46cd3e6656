import { isUuid } from '../../../basics/uuid.ts'
import { noteEvent } from '../../audit/steps/note-event.ts'
import type { Context } from '../../caller/context.ts'
import { NotFound } from '../../caller/errors.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { forgetOtherDevices } from '../known-device.ts'

import { deleteSession, deleteSessionsOf } from './session.queries.ts'

/** @throws {NotFound} for another person's session as for an unknown one */
export async function endSession(ctx: Context, { sessionId }: { sessionId: string }): Promise<void> {
  const { userId } = requirePerson(ctx.actor)
  if (!isUuid(sessionId) || !(await deleteSession(ctx.db, userId, sessionId))) throw new NotFound()
  await noteEvent(ctx, 'session-ended')
}

/** Signs the person out everywhere else. @returns how many sessions ended */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const { userId, sessionId } = requirePerson(ctx.actor)
  const count = await deleteSessionsOf(ctx.db, userId, null, sessionId)
  await forgetOtherDevices(ctx, userId)
  await noteEvent(ctx, 'sessions-ended', { details: { count } })
  return count
}
