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
