import type { Actor, UserActor } from '../caller/actor.ts'
import { NotAllowed } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'

/** Job seekers, and employers' people who added a profile as one. */
export function canSeekJobs(actor: Actor): actor is UserActor {
  return actor.kind === 'user' && actor.isJobSeeker
}

/**
 * What a job seeker tells is the job seeker's alone.
 * @throws SignInRequired for guests, NotAllowed for other roles
 */
export function requireJobSeeker(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (canSeekJobs(person)) return person
  throw new NotAllowed()
}

/** Whoever has an account of the site may look for a job, whatever else it is used for. */
export function requireOwnPerson(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind !== 'user') throw new NotAllowed()
  return person
}
