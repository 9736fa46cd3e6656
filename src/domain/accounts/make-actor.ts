import { type DoorName, sessionCookieName } from '../../platform/auth/doors.ts'
import { headersOf } from '../../platform/auth/visitor-headers.ts'
import type { Actor } from '../caller/actor.ts'
import { guest } from '../caller/actor.ts'
import type { Context } from '../caller/context.ts'
import type { Cookies, Visitor } from '../caller/visitor.ts'
import { findPersonById, type PersonRow } from './account.queries.ts'
import { isFactorDemanded } from './factors/factor-due.ts'
import { loadMemberships } from './membership.queries.ts'
import { findSession } from './sessions/session.queries.ts'

export type WhoAsks = {
  actor: Actor
  person: PersonRow | null
  /** When the session ends, for the browser's early refresh. */
  sessionEndsAt: Date | null
  /** A session that was used for a day is prolonged. */
  cookies: Cookies
}

const nobody: WhoAsks = { actor: guest, person: null, sessionEndsAt: null, cookies: [] }

/**
 * Who sends a request, by its session cookie. This is the only place that makes actors from sessions, and so the only one
 * that decides what a session is worth: none of the ways to sign in can forget the second factor.
 */
export async function makeActor(
  ctx: Context,
  input: { visitor: Visitor; door: DoorName; publicUrl: string },
): Promise<WhoAsks> {
  const { visitor, door } = input
  if (!visitor.cookie.includes(sessionCookieName(door, input.publicUrl))) return nobody
  const found = await ctx.doors[door].api.getSession({ headers: headersOf(visitor), returnHeaders: true })
  const session = found.response?.session
  // Both doors share their tables: a session of one is nothing at the other.
  if (!session || session.door !== door) return nobody
  const person = await findPersonById(ctx.db, session.userId)
  if (!person?.isConfirmed) return nobody
  const actor = await actorOf(ctx, person, session.id, session.assuranceLevel === 'aal2', door)
  return { actor, person, sessionEndsAt: session.expiresAt, cookies: found.headers.getSetCookie() }
}

/**
 * The same person as of now, for an answer that lasts: a guest when the session has ended, challenged when a second factor has
 * come. Unlike a request this does not prolong the session.
 */
export async function remakeActor(ctx: Context): Promise<Actor> {
  const { actor } = ctx
  if (actor.kind === 'guest' || actor.kind === 'system' || actor.kind === 'key') return actor
  const session = await findSession(ctx.db, actor.userId, actor.sessionId)
  if (!session || session.expiresAt <= ctx.now()) return guest
  const person = await findPersonById(ctx.db, actor.userId)
  if (!person?.isConfirmed) return guest
  return actorOf(ctx, person, actor.sessionId, session.isSecondLevel, session.door)
}

async function actorOf(
  ctx: Context,
  person: PersonRow,
  sessionId: string,
  isSecondLevel: boolean,
  door: DoorName,
): Promise<Actor> {
  const userId = person.id
  if (person.hasFactor && !isSecondLevel) return { kind: 'challenged', userId, sessionId }
  if (door === 'admin') {
    if (person.adminId === null) return guest
    if (isFactorDemanded(person, ctx.now())) return { kind: 'enrolling', userId, sessionId }
    return { kind: 'admin', userId, adminId: person.adminId, sessionId }
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
