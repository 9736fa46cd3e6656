import type { Actor, UserActor } from '../caller/actor.ts'
import { hasPermission } from '../caller/admin.policy.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { canDecideForEmployer } from '../caller/membership.policy.ts'
import { requirePerson } from '../caller/person.policy.ts'

/** For the operator's commands only. */
export function canManageEmployers(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** For people who signed up as employers. */
export function canCreateEmployer(actor: Actor): boolean {
  return actor.kind === 'user' && actor.role === 'employer'
}

/**
 * Employer pages are for people who signed up as employers.
 * @throws SignInRequired for guests, NotAllowed for other roles
 */
export function requireEmployerPerson(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.role === 'employer') return person
  throw new NotAllowed()
}

/**
 * Invitations are for people whose account already has a role; job seekers keep their profile.
 * @throws SignInRequired for guests, NotAllowed for administrators and people without a role
 */
export function requireInvitable(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.role !== null) return person
  throw new NotAllowed()
}

/** For administrators with `employers.decide` and the operator. */
export function canLinkPeople(actor: Actor): boolean {
  return actor.kind === 'system' || hasPermission(actor, 'employers.decide')
}

/** For owners and administrators. */
export function canChangeProfile(actor: Actor, employerId: number): boolean {
  return canDecideForEmployer(actor, employerId)
}

/** A mailed link gives the right to confirm its own employer, and to nothing else. @throws NotFound */
export function requireVerificationLink<T>(mail: T | null): T {
  if (mail === null) throw new NotFound()
  return mail
}

/** For background tasks only. */
export function canPruneInvitations(actor: Actor): boolean {
  return actor.kind === 'system'
}
