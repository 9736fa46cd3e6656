import { requirePerson } from '../accounts/account.policy.ts'
import type { Actor, AdminActor, UserActor } from '../actor.ts'
import { NotAllowed, NotFound } from '../errors.ts'

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

/** Whether the actor decides who else may act for an employer: its owners, and administrators. */
export function canDecideForEmployer(actor: Actor, employerId: number): boolean {
  if (actor.kind === 'admin') return true
  if (actor.kind !== 'user') return false
  return actor.memberships.some(
    membership => membership.employerId === employerId && membership.role === 'owner',
  )
}

/** Whether the actor works on the employer's ads and applications: its owners and recruiters, and administrators. */
export function canActForEmployer(actor: Actor, employerId: number): boolean {
  if (actor.kind === 'admin') return true
  return actor.kind === 'user' && actor.memberships.some(membership => membership.employerId === employerId)
}

/**
 * Team, keys and webhooks are the owners' and administrators' matter.
 * @throws SignInRequired, NotFound for who has nothing to do with the employer, NotAllowed for its recruiters
 */
export function requireOwner(actor: Actor, employerId: number): UserActor | AdminActor {
  const person = requirePerson(actor)
  if (!canActForEmployer(person, employerId)) throw new NotFound()
  if (!canDecideForEmployer(person, employerId)) throw new NotAllowed()
  return person
}

/** What an employer tells of itself is changed by its owners, and by administrators. */
export function canChangeProfile(actor: Actor, employerId: number): boolean {
  return canDecideForEmployer(actor, employerId)
}

/** Forgetting old invitations is the task's. */
export function canPruneInvitations(actor: Actor): boolean {
  return actor.kind === 'system'
}
