import { requirePerson } from '../accounts/account.policy.ts'
import type { Actor, UserActor } from '../actor.ts'
import { NotAllowed } from '../errors.ts'

/**
 * What a job seeker tells is the job seeker's alone.
 * @throws SignInRequired for guests, NotAllowed for other roles
 */
export function requireJobSeeker(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.isJobSeeker) return person
  throw new NotAllowed()
}

/** Whoever has an account of the site may look for a job, whatever else it is used for. */
export function requireOwnPerson(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind !== 'user') throw new NotAllowed()
  return person
}
