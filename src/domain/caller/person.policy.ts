import type { Actor, AdminActor, ChallengedActor, EnrollingActor, UserActor } from './actor.ts'
import { NotAllowed, SignInRequired } from './errors.ts'

/** Signing up and in is open to everyone; whoever is signed in simply changes to the new session. */
export function canSignIn(actor: Actor): boolean {
  return actor.kind !== 'system' && actor.kind !== 'key'
}

/**
 * For everything that a person does with the own account.
 * @throws SignInRequired for guests, and for who still owes the second factor or has to set one up; NotAllowed for keys of the API
 */
export function requirePerson(actor: Actor): UserActor | AdminActor {
  if (actor.kind === 'user' || actor.kind === 'admin') return actor
  requireSignedIn(actor)
  if (actor.kind === 'key') throw new NotAllowed()
  throw new SignInRequired()
}

/** @throws SignInRequired for guests, and for who still owes the second factor or has to set one up: each is led to the own page */
export function requireSignedIn(actor: Actor): void {
  if (actor.kind === 'enrolling') throw new SignInRequired('admin.factor-demanded')
  if (actor.kind === 'challenged') throw new SignInRequired('error.second-factor-required')
  if (actor.kind === 'guest') throw new SignInRequired()
}

/** For looking after what one signs in with; an administrator who owes a second factor may do that alone. */
export function requireKeyHolder(actor: Actor): UserActor | AdminActor | EnrollingActor {
  if (actor.kind === 'enrolling') return actor
  return requirePerson(actor)
}

/** Answering the challenge, and signing out: the two things that a half finished sign-in allows. */
export function requireSession(actor: Actor): UserActor | AdminActor | ChallengedActor | EnrollingActor {
  if (actor.kind === 'challenged') return actor
  return requireKeyHolder(actor)
}

/** @throws SignInRequired or NotAllowed for anyone but an administrator who came through the own door */
export function requireAdmin(actor: Actor): AdminActor {
  if (actor.kind === 'admin') return actor
  if (actor.kind === 'user' || actor.kind === 'key') throw new NotAllowed()
  requireSignedIn(actor)
  throw new SignInRequired()
}

/** Accounts for others, administrators' too, are made by administrators and the operator's commands. */
export function canCreateAccounts(actor: Actor): boolean {
  return actor.kind === 'admin' || actor.kind === 'system'
}

/** Old records are forgotten by background tasks alone. */
export function canPruneRecords(actor: Actor): boolean {
  return actor.kind === 'system'
}
