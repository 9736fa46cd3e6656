import type { Actor, AdminActor, KeyActor, UserActor } from '../caller/actor.ts'
import { Conflict, NotAllowed, NotFound, SignInRequired } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import type { ApiScope } from '../caller/scope.values.ts'
import type { ApplicationStatus, Party } from './application.status.ts'
import { isOpen, movesFrom } from './application.status.ts'

/** Owners and recruiters alike look after the applications to their employer; administrators after all. */
function canManageApplications(actor: Actor, employerId: number): actor is UserActor | AdminActor {
  if (actor.kind === 'admin') return true
  return actor.kind === 'user' && actor.memberships.some(member => member.employerId === employerId)
}

/**
 * @throws SignInRequired for guests and half finished sign-ins, NotFound for everyone whose employer it is not: what belongs
 * to another employer answers like what does not exist.
 */
export function requireManager(actor: Actor, employerId: number | null): UserActor | AdminActor {
  const person = requirePerson(actor)
  if (employerId === null || !canManageApplications(person, employerId)) throw new NotFound()
  return person
}

/**
 * The same for what a program may do as well, with a key of the employer that has the scope.
 * @throws as {@link requireManager}; NotAllowed for a key without the scope
 */
export function requireManagerOrKey(
  actor: Actor,
  employerId: number | null,
  scope: ApiScope,
): UserActor | AdminActor | KeyActor {
  if (actor.kind !== 'key') return requireManager(actor, employerId)
  if (!actor.scopes.includes(scope)) throw new NotAllowed('integrations.problem.scope')
  if (employerId === null || actor.employerId !== employerId) throw new NotFound()
  return actor
}

/**
 * The own applications, for everyone who is signed in: an employer's person may have applied before, too.
 * @throws SignInRequired, or NotFound for another person's application
 */
export function requireApplicant(actor: Actor, application: { userId: string | null } | null): UserActor {
  const person = requireOwnSide(actor)
  if (!application || application.userId !== person.userId) throw new NotFound()
  return person
}

/** @throws SignInRequired for guests, NotAllowed for administrators, who apply for nothing */
export function requireOwnSide(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind !== 'user') throw new NotAllowed()
  return person
}

/**
 * Who may apply: a guest who gives a name and an address, or a person with a seeker profile.
 * @returns null for a guest
 * @throws SignInRequired for a guest without them, NotAllowed for who has no seeker profile
 */
export function requireSeekerOrGuest(actor: Actor, hasGivenName: boolean): UserActor | null {
  if (actor.kind === 'guest' && hasGivenName) return null
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.isJobSeeker) return person
  throw new NotAllowed('application.only-seekers')
}

/** Documents are for both sides of an application. */
export function canReadFilesOf(
  actor: Actor,
  application: { userId: string | null; employerId: number },
): boolean {
  if (actor.kind === 'user' && application.userId === actor.userId) return true
  if (actor.kind === 'key')
    return actor.employerId === application.employerId && actor.scopes.includes('applications:read')
  return canManageApplications(actor, application.employerId)
}

export function canMove(from: ApplicationStatus, to: ApplicationStatus, party: Party): boolean {
  return movesFrom(from, party).includes(to)
}

/** @throws Conflict when the table of moves does not let this side take the step */
export function requireMove(from: ApplicationStatus, to: ApplicationStatus, party: Party): void {
  if (!canMove(from, to, party)) throw new Conflict('application.move', { from, to })
}

/** Documents come and go only while the employer has not decided. */
export function canChangeDocuments(status: ApplicationStatus): boolean {
  return isOpen(status)
}

/** After a withdrawal nobody writes any more; after a refusal or an acceptance there may be something left to say. */
export function canWrite(status: ApplicationStatus): boolean {
  return status !== 'withdrawn' && status !== 'unknown'
}

/** Invitations go out while nothing is decided. */
export function canInvite(status: ApplicationStatus): boolean {
  return isOpen(status)
}

/** The agreed time stands in calendars while both expect the interview. */
export function canUseCalendar(
  status: ApplicationStatus,
  latest: { status: 'open' | 'accepted' | 'declined' | 'cancelled' } | null | undefined,
): boolean {
  return isOpen(status) && latest?.status === 'accepted'
}

/** @throws NotAllowed for an address that nobody has confirmed: it may be another person's */
export function requireConfirmed(person: { isConfirmed: boolean }): void {
  if (!person.isConfirmed) throw new NotAllowed()
}

/** A link that was lost is mailed again to whoever asks: only the address learns of it. */
export function canAskForLink(actor: Actor): boolean {
  return actor.kind !== 'system' && actor.kind !== 'key'
}

/** What is due is deleted by background tasks alone. */
export function canDeleteDue(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** What was held back is told by a background task, when its time has come. */
export function canTellOfSteps(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** @throws SignInRequired unless somebody is there who may hold a draft: a person, or a guest with a key of the browser */
export function requireDraftHolder(actor: Actor, holder: string): void {
  if (actor.kind === 'guest' && holder.startsWith('guest:')) return
  if (holder !== `user:${requirePerson(actor).userId}`) throw new SignInRequired()
}
