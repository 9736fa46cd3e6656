import { requirePerson } from '../accounts/account.policy.ts'
import type { Actor, UserActor } from '../actor.ts'
import { NotAllowed } from '../errors.ts'

/** Only of job seekers who are signed in is remembered for which ads they left; of others it is counted. */
export function canBeAskedLater(actor: Actor): actor is UserActor {
  return actor.kind === 'user' && actor.isJobSeeker
}

/** @throws SignInRequired for guests, NotAllowed for who is no job seeker */
export function requireAsked(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (!canBeAskedLater(person)) throw new NotAllowed()
  return person
}
