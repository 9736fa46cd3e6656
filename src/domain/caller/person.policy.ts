import type { Actor, AdminActor, ChallengedActor, EnrollingActor, UserActor } from './actor.ts'
import { NotAllowed, SignInRequired } from './errors.ts'

/** Sign-up and sign-in are open to everyone; someone already signed in switches to the new session. */
export function canSignIn(actor: Actor): boolean {
  return actor.kind !== 'system' && actor.kind !== 'key'
}

/**
 * For everything a person does with their own account.
 * @throws SignInRequired for guests and those who must first pass or set up the second factor; NotAllowed for API keys
 */
export function requirePerson(actor: Actor): UserActor | AdminActor {
  if (actor.kind === 'user' || actor.kind === 'admin') return actor
  requireSignedIn(actor)
  if (actor.kind === 'key') throw new NotAllowed()
  throw new SignInRequired()
}

/** @throws SignInRequired for guests and those who must first pass or set up the second factor; each is redirected to the right page */
export function requireSignedIn(actor: Actor): void {
  if (actor.kind === 'enrolling') throw new SignInRequired('admin.factor-demanded')
  if (actor.kind === 'challenged') throw new SignInRequired('error.second-factor-required')
  if (actor.kind === 'guest') throw new SignInRequired()
}

/** For managing sign-in methods: also allowed to an administrator who still has to set up a second factor. */
export function requireKeyHolder(actor: Actor): UserActor | AdminActor | EnrollingActor {
  if (actor.kind === 'enrolling') return actor
  return requirePerson(actor)
}

/** Answering the challenge and signing out: all that an incomplete sign-in allows. */
export function requireSession(actor: Actor): UserActor | AdminActor | ChallengedActor | EnrollingActor {
  if (actor.kind === 'challenged') return actor
  return requireKeyHolder(actor)
}

/** @throws SignInRequired or NotAllowed for anyone but an administrator signed in to the admin realm */
export function requireAdmin(actor: Actor): AdminActor {
  if (actor.kind === 'admin') return actor
  if (actor.kind === 'user' || actor.kind === 'key') throw new NotAllowed()
  requireSignedIn(actor)
  throw new SignInRequired()
}

/** For background tasks only. */
export function canPruneRecords(actor: Actor): boolean {
  return actor.kind === 'system'
}
