import type { Actor, UserActor } from '../caller/actor.ts'
import type { Caller } from '../caller/context.ts'
import { NotAllowed, NotFound, SignInRequired } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { type Owner, ownerOf } from '../files/file.policy.ts'
import { canManageJobsOf } from '../jobs/job.policy.ts'

/**
 * Guests and people who do not act for the ad's employer, as the one who asks: by account, or by a random key that only the own browser
 * holds.
 * @throws SignInRequired for guests without a key and whoever owes a second factor; NotAllowed
 */
export function requireAsker(caller: Caller, job: { employer_id: number }): Owner {
  const { actor } = caller
  if (actor.kind === 'admin' || actor.kind === 'key' || actor.kind === 'system') throw new NotAllowed()
  if (canManageJobsOf(actor, job.employer_id, 'jobs:read')) throw new NotAllowed('question.problem.own-ad')
  const asker = ownerOf(caller, 'questions')
  if (asker === null) throw new SignInRequired()
  return asker
}

/** Guests only: people with an account are told at its address. @throws NotAllowed */
export function requireGuestAsker(caller: Caller): Owner {
  const asker = caller.actor.kind === 'guest' ? ownerOf(caller, 'questions') : null
  if (asker === null) throw new NotAllowed()
  return asker
}

/** Everyone with an account that can have asked something. @throws SignInRequired, or NotAllowed for administrators and programs */
export function requireOwnAsker(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind !== 'user') throw new NotAllowed()
  return person
}

/** @throws NotFound for whoever does not act for the employer */
export function requireAnswerer(actor: Actor, employerId: number): void {
  if (!canManageJobsOf(actor, employerId)) throw new NotFound()
}

/** A mailed link gives the right to what was asked with its address, and to nothing else. @throws NotFound */
export function requireLinked<T>(linked: T | null): T {
  if (linked === null) throw new NotFound()
  return linked
}

/** For background tasks only. */
export function canLookAfterQuestions(actor: Actor): boolean {
  return actor.kind === 'system'
}
