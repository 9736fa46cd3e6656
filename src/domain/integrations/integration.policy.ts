import { requirePerson } from '../accounts/account.policy.ts'
import type { Actor, AdminActor, KeyActor, UserActor } from '../actor.ts'
import { canActForEmployer, canDecideForEmployer } from '../employers/employer.policy.ts'
import { NotAllowed, NotFound, SignInRequired } from '../errors.ts'

/**
 * Keys and webhooks are the owners' and administrators' matter.
 * @throws SignInRequired, NotFound for who has nothing to do with the employer, NotAllowed for its recruiters
 */
export function requireOwner(actor: Actor, employerId: number): UserActor | AdminActor {
  const person = requirePerson(actor)
  if (!canActForEmployer(person, employerId)) throw new NotFound()
  if (!canDecideForEmployer(person, employerId)) throw new NotAllowed()
  return person
}

/** @throws SignInRequired for everyone but a program with a key */
export function requireKey(actor: Actor): KeyActor {
  if (actor.kind === 'key') return actor
  throw new SignInRequired()
}

/** Old records are forgotten by background tasks alone. */
export function canPruneIntegrations(actor: Actor): boolean {
  return actor.kind === 'system'
}
