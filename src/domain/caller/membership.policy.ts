import type { Actor, AdminActor, UserActor } from './actor.ts'
import { hasPermission, requirePermission } from './admin.policy.ts'
import { NotAllowed, NotFound } from './errors.ts'
import { requirePerson } from './person.policy.ts'

/** Whether the actor decides who else gets access to an employer: its owners, and administrators with `employers.decide`. */
export function canDecideForEmployer(actor: Actor, employerId: number): boolean {
  if (actor.kind === 'admin') return hasPermission(actor, 'employers.decide')
  if (actor.kind !== 'user') return false
  return actor.memberships.some(
    membership => membership.employerId === employerId && membership.role === 'owner',
  )
}

/** Whether the actor manages the employer's jobs and applications: its owners and recruiters, and administrators with
 * `employers.decide`. */
export function canActForEmployer(actor: Actor, employerId: number): boolean {
  if (actor.kind === 'admin') return hasPermission(actor, 'employers.decide')
  return actor.kind === 'user' && actor.memberships.some(membership => membership.employerId === employerId)
}

/**
 * Team, API keys and webhooks are for owners and administrators.
 * @throws SignInRequired, NotFound for anyone unrelated to the employer, NotAllowed for its recruiters and other administrators
 */
export function requireOwner(actor: Actor, employerId: number): UserActor | AdminActor {
  const person = requirePerson(actor)
  if (person.kind === 'admin') return requirePermission({ actor }, 'employers.decide')
  if (!canActForEmployer(person, employerId)) throw new NotFound()
  if (!canDecideForEmployer(person, employerId)) throw new NotAllowed()
  return person
}
