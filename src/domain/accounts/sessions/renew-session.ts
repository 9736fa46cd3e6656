import { headersOf } from '../../../platform/auth/client-headers.ts'
import type { AssuranceLevel } from '../../caller/actor.ts'
import type { Cookies } from '../../caller/client.ts'
import type { Context } from '../../caller/context.ts'
import { SignInRequired } from '../../caller/errors.ts'
import { requireSession } from '../../caller/person.policy.ts'
import { deleteSession, findSession } from './session.queries.ts'

export type RenewedSession = { sessionId: string; expiresAt: Date; level: AssuranceLevel; cookies: Cookies }

/**
 * Replaces the session by one with a new token: of the same level, or raised after a second factor; in the admin realm the expiry is kept.
 * The old one is deleted first: of two concurrent renewals only one succeeds, and a revoked session does not come back.
 * @throws SignInRequired when the session is gone
 */
export async function renewSession(
  ctx: Context,
  { isRaised = false }: { isRaised?: boolean } = {},
): Promise<RenewedSession> {
  const { userId, sessionId } = requireSession(ctx.actor)
  const old = await findSession(ctx.db, userId, sessionId)
  if (!old || !(await deleteSession(ctx.db, userId, sessionId))) throw new SignInRequired()
  const level = isRaised || old.isSecondLevel ? 'aal2' : 'aal1'
  const { response, headers } = await ctx.realms[old.realm].api.openSession({
    headers: headersOf({ ...ctx.client, cookie: '' }),
    body: {
      userId,
      assuranceLevel: level,
      ...(old.realm === 'admin' ? { expiresAt: old.expiresAt } : {}),
    },
    returnHeaders: true,
  })
  const { sessionId: newId, expiresAt } = response
  return { sessionId: newId, expiresAt, level, cookies: headers.getSetCookie() }
}
