import type { Actor, UserActor } from '../caller/actor.ts'
import { NotAllowed } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'

/** Job seekers, and employers' people who added a job seeker profile. */
export function canSeekJobs(actor: Actor): actor is UserActor {
  return actor.kind === 'user' && actor.isJobSeeker
}

/**
 * A job seeker's data is their own.
 * @throws SignInRequired for guests, NotAllowed for other roles
 */
export function requireJobSeeker(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (canSeekJobs(person)) return person
  throw new NotAllowed()
}

/** Anyone with an account on the site realm may look for a job. */
export function requireOwnPerson(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind !== 'user') throw new NotAllowed()
  return person
}
