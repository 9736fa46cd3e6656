import type { AdminActor, EnrollingActor, UserActor } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { NotAllowed, NotFound, SignInRequired } from '../../caller/errors.ts'
import { requireKeyHolder } from '../../caller/person.policy.ts'
import { findSession } from '../sessions/session.queries.ts'
import type { FactorRow } from './factor.queries.ts'

/** Age of a session up to which credentials may be changed. */
const freshMinutes = 15

export function isFresh(session: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - session.createdAt.getTime() < freshMinutes * 60_000
}

/**
 * Guards changes to credentials: a stolen session alone must not be enough. Signing in, a second factor and `confirmIdentity` all start a
 * new session, so its age is the criterion.
 * @throws {NotAllowed} `factors.confirm-first` when the session is older than 15 minutes
 */
export async function requireFreshSession(ctx: Context): Promise<UserActor | AdminActor | EnrollingActor> {
  const actor = requireKeyHolder(ctx.actor)
  const session = await findSession(ctx.db, actor.userId, actor.sessionId)
  if (!session) throw new SignInRequired()
  if (!isFresh(session, ctx.now())) throw new NotAllowed('factors.confirm-first')
  return actor
}

/**
 * An unconfirmed factor is not usable by someone who still has to pass one: otherwise a password alone would be enough to add a factor and
 * pass with it.
 * @throws {NotFound} for another person's factor as for an unknown one
 */
export function requireUsable<F extends FactorRow>(factor: F | null, isChallenged: boolean): F {
  if (!factor || (isChallenged && !factor.isVerified)) throw new NotFound()
  return factor
}
