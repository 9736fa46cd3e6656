import type { Actor, UserActor } from '../caller/actor.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canDecideForEmployer } from '../caller/membership.policy.ts'
import { requirePerson } from '../caller/person.policy.ts'

/** An employer's facts are kept by the operator's commands. */
export function canManageEmployers(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** Creating an employer is for people who signed up as one. */
export function canCreateEmployer(actor: Actor): boolean {
  return actor.kind === 'user' && actor.role === 'employer'
}

/**
 * The pages of employers are for people who signed up as one.
 * @throws SignInRequired for guests, NotAllowed for other roles
 */
export function requireEmployerPerson(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.role === 'employer') return person
  throw new NotAllowed()
}

/**
 * An invitation is for whoever has chosen what the account is for; job seekers keep their profile.
 * @throws SignInRequired for guests, NotAllowed for administrators and who has not chosen yet
 */
export function requireInvitable(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.role !== null) return person
  throw new NotAllowed()
}

/** Linking a person to an employer by hand. */
export function canLinkPeople(actor: Actor): boolean {
  return actor.kind === 'admin' || actor.kind === 'system'
}

/** What an employer tells of itself is changed by its owners, and by administrators. */
export function canChangeProfile(actor: Actor, employerId: number): boolean {
  return canDecideForEmployer(actor, employerId)
}

/** Forgetting old invitations is the task's. */
export function canPruneInvitations(actor: Actor): boolean {
  return actor.kind === 'system'
}
