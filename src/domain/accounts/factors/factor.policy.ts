import type { AdminActor, EnrollingActor, UserActor } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { NotAllowed, NotFound, SignInRequired } from '../../caller/errors.ts'
import { requireKeyHolder } from '../../caller/person.policy.ts'
import { findSession } from '../sessions/session.queries.ts'
import type { FactorRow } from './factor.queries.ts'

/** How long after a sign-in, or a proof of who it is, the keys to an account may be changed. */
const freshMinutes = 15

export function isFresh(session: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - session.createdAt.getTime() < freshMinutes * 60_000
}

/**
 * For adding and taking away what one signs in with: a stolen session alone must not be enough. A sign-in, a second factor and
 * `confirmIdentity` each begin a new session, so its age tells.
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
 * A factor that is not confirmed yet counts for nothing to who still owes one: otherwise a password alone would be enough to
 * add a factor and pass with it.
 * @throws {NotFound} for another person's factor as for one that never was
 */
export function requireUsable<F extends FactorRow>(factor: F | null, isChallenged: boolean): F {
  if (!factor || (isChallenged && !factor.isVerified)) throw new NotFound()
  return factor
}
