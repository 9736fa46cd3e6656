import type { DoorName } from '../../platform/auth/doors.ts'
import { headersOf } from '../../platform/auth/visitor-headers.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import type { Context } from '../caller/context.ts'
import { requireSession } from '../caller/person.policy.ts'
import type { Cookies, Visitor } from '../caller/visitor.ts'
import { deleteSessionsOf } from './sessions/session.queries.ts'

/** `local` ends this session, `global` all of the person. The cookies clear the browser's. */
export async function signOut(
  ctx: Context,
  input: { visitor: Visitor; door: DoorName; scope: 'local' | 'global' },
): Promise<Cookies> {
  const { visitor, door, scope } = input
  const { userId } = requireSession(ctx.actor)
  const answer = await ctx.doors[door].api.signOut({ headers: headersOf(visitor), returnHeaders: true })
  if (scope === 'global') await deleteSessionsOf(ctx.db, userId, door, null)
  await noteEvent(ctx, 'signed-out', { userId, visitor, details: { scope } })
  return answer.headers.getSetCookie()
}
