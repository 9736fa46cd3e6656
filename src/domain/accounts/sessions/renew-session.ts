import { headersOf } from '../../../platform/auth/visitor-headers.ts'
import type { AssuranceLevel } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { SignInRequired } from '../../caller/errors.ts'
import { requireSession } from '../../caller/person.policy.ts'
import type { Cookies, Visitor } from '../../caller/visitor.ts'
import { deleteSession, findSession } from './session.queries.ts'

export type RenewedSession = { sessionId: string; expiresAt: Date; level: AssuranceLevel; cookies: Cookies }

/**
 * Puts a new session, with a new token, in the place of this one: of the same level, or raised after a second factor; at the
 * administrators' door it ends when the old one would have. The old one goes first: of two at once only one goes on, and a
 * session that was ended meanwhile does not come back.
 * @throws SignInRequired when the session is gone
 */
export async function renewSession(
  ctx: Context,
  { visitor, isRaised = false }: { visitor: Visitor; isRaised?: boolean },
): Promise<RenewedSession> {
  const { userId, sessionId } = requireSession(ctx.actor)
  const old = await findSession(ctx.db, userId, sessionId)
  if (!old || !(await deleteSession(ctx.db, userId, sessionId))) throw new SignInRequired()
  const level = isRaised || old.isSecondLevel ? 'aal2' : 'aal1'
  const { response, headers } = await ctx.doors[old.door].api.openSession({
    headers: headersOf({ ...visitor, cookie: '' }),
    body: {
      userId,
      assuranceLevel: level,
      ...(old.door === 'admin' ? { expiresAt: old.expiresAt } : {}),
    },
    returnHeaders: true,
  })
  const { sessionId: newId, expiresAt } = response
  return { sessionId: newId, expiresAt, level, cookies: headers.getSetCookie() }
}
