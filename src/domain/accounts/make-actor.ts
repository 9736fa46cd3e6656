import { headersOf } from '../../platform/auth/client-headers.ts'
import { type RealmName, sessionCookieName } from '../../platform/auth/realms.ts'
import type { Actor } from '../caller/actor.ts'
import { guest } from '../caller/actor.ts'
import type { Cookies } from '../caller/client.ts'
import type { Context } from '../caller/context.ts'
import { findPersonById, type PersonRow } from './account.queries.ts'
import { isFactorDemanded } from './factors/factor-due.ts'
import { loadMemberships } from './membership.queries.ts'
import { findSession } from './sessions/session.queries.ts'

export type WhoAsks = {
  actor: Actor
  person: PersonRow | null
  /** When the session ends, for the browser's early refresh. */
  sessionEndsAt: Date | null
  /** Prolongs a session older than a day. */
  cookies: Cookies
}

const nobody: WhoAsks = { actor: guest, person: null, sessionEndsAt: null, cookies: [] }

/**
 * The actor of a request, from its session cookie. The only place that creates actors from sessions, and so the only one that decides a
 * session's level: no way of signing in can bypass the second factor.
 */
export async function makeActor(
  ctx: Context,
  input: { realm: RealmName; publicUrl: string },
): Promise<WhoAsks> {
  const { realm } = input
  if (!ctx.client.cookie.includes(sessionCookieName(realm, input.publicUrl))) return nobody
  const found = await ctx.realms[realm].api.getSession({
    headers: headersOf(ctx.client),
    returnHeaders: true,
  })
  const session = found.response?.session
  // Both realms share their tables: a session of one is not valid in the other.
  if (!session || session.realm !== realm) return nobody
  const person = await findPersonById(ctx.db, session.userId)
  if (!person?.isConfirmed || person.isLocked) return nobody
  const actor = await actorOf(ctx, person, session.id, session.assuranceLevel === 'aal2', realm)
  return { actor, person, sessionEndsAt: session.expiresAt, cookies: found.headers.getSetCookie() }
}

/**
 * Re-evaluates the actor during a long-lived response: a guest when the session has ended, challenged when a second factor was added.
 * Unlike a request, it does not prolong the session.
 */
export async function remakeActor(ctx: Context): Promise<Actor> {
  const { actor } = ctx
  if (actor.kind === 'guest' || actor.kind === 'system' || actor.kind === 'key') return actor
  const session = await findSession(ctx.db, actor.userId, actor.sessionId)
  if (!session || session.expiresAt <= ctx.now()) return guest
  const person = await findPersonById(ctx.db, actor.userId)
  if (!person?.isConfirmed || person.isLocked) return guest
  return actorOf(ctx, person, actor.sessionId, session.isSecondLevel, session.realm)
}

async function actorOf(
  ctx: Context,
  person: PersonRow,
  sessionId: string,
  isSecondLevel: boolean,
  realm: RealmName,
): Promise<Actor> {
  const userId = person.id
  if (person.hasFactor && !isSecondLevel) return { kind: 'challenged', userId, sessionId }
  if (realm === 'admin') {
    if (person.adminId === null || person.adminRole === null) return guest
    if (isFactorDemanded(person, ctx.now())) return { kind: 'enrolling', userId, sessionId }
    return { kind: 'admin', userId, adminId: person.adminId, sessionId, role: person.adminRole }
  }
  const memberships = person.role === 'employer' ? await loadMemberships(ctx.db, userId, person.email) : []
  return {
    kind: 'user',
    userId,
    sessionId,
    role: person.role,
    isJobSeeker: person.role === 'job_seeker' || person.hasSeekerProfile,
    memberships,
    assurance: isSecondLevel ? 'aal2' : 'aal1',
  }
}
