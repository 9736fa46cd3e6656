import type { Context } from '../context.ts'
import { requireSession } from './account.policy.ts'
import type { DoorName } from './doors.ts'
import { noteEvent } from './note-event.ts'
import { deleteSessionsOf } from './session.queries.ts'
import type { Cookies, Visitor } from './visitor.ts'
import { headersOf } from './visitor-headers.ts'

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
