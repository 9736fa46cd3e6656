import type { Actor, UserActor } from '../caller/actor.ts'
import { Conflict, NotAllowed, NotFound } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { type ContactParty, type ContactState, contactLife } from './contact-request.status.ts'

/** Previews hold nothing that somebody typed and are for everyone; programs have no business with people. */
export function requirePreviewer(actor: Actor): void {
  if (actor.kind === 'key') throw new NotAllowed()
}

/**
 * Searching and asking is for people of the employer. An administrator may stand in for it elsewhere, but not here: nobody agreed to that.
 * @throws SignInRequired; NotAllowed for administrators; NotFound for everyone outside the employer
 */
export function requireEmployersPerson(actor: Actor, employerId: number | null): UserActor {
  const person = requirePerson(actor)
  if (person.kind !== 'user') throw new NotAllowed()
  if (!person.memberships.some(member => member.employerId === employerId)) throw new NotFound()
  return person
}

/** @throws SignInRequired, or NotAllowed for people without a job seeker profile */
export function requirePoolPerson(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.isJobSeeker) return person
  throw new NotAllowed()
}

/** @throws as {@link requirePoolPerson}; NotFound for what belongs to another person as for what is missing */
export function requireOwn<T extends { userId: string }>(actor: Actor, owned: T | null): T {
  const { userId } = requirePoolPerson(actor)
  if (owned?.userId !== userId) throw new NotFound()
  return owned
}

/** @throws Conflict when the table of moves does not let this side take the step */
export function requireContactMove(from: ContactState, to: ContactState, party: ContactParty): void {
  if (!contactLife.may(from, to, party)) throw new Conflict('talent.problem.move')
}

/** @throws Conflict for what a decision about a report hides */
export function requireNotHidden({ isHidden }: { isHidden: boolean }): void {
  if (isHidden) throw new Conflict('talent.problem.hidden')
}

/** What is due by time is done by background tasks only. */
export function canTendPool(actor: Actor): boolean {
  return actor.kind === 'system'
}
