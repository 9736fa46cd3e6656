import type { Actor, AdminActor, KeyActor, UserActor } from '../caller/actor.ts'
import { hasPermission } from '../caller/admin.policy.ts'
import { Conflict, NotAllowed, NotFound } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import type { ApiScope } from '../caller/scope.values.ts'
import type { ApplicationStatus, Party } from './application.status.ts'
import { applicationLife, isOpen } from './application.status.ts'

/** Owners and recruiters of the employer alike, and administrators who act for employers and may read about people. */
function canManageApplications(actor: Actor, employerId: number): actor is UserActor | AdminActor {
  if (actor.kind === 'admin')
    return hasPermission(actor, 'employers.decide') && hasPermission(actor, 'people.read')
  return actor.kind === 'user' && actor.memberships.some(member => member.employerId === employerId)
}

/**
 * @throws SignInRequired for guests and unfinished sign-ins, NotFound for everyone outside the employer: another employer's data is
 * indistinguishable from missing data.
 */
export function requireManager(actor: Actor, employerId: number | null): UserActor | AdminActor {
  const person = requirePerson(actor)
  if (employerId === null || !canManageApplications(person, employerId)) throw new NotFound()
  return person
}

/**
 * Also admits an API key of the employer with the scope.
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
 * Own applications, for everyone signed in: an employer's team member may have applied too.
 * @throws SignInRequired, or NotFound for another person's application
 */
export function requireApplicant(actor: Actor, application: { userId: string | null } | null): UserActor {
  const person = requireOwnSide(actor)
  if (!application || application.userId !== person.userId) throw new NotFound()
  return person
}

/** @throws SignInRequired for guests, NotAllowed for administrators, who cannot apply */
export function requireOwnSide(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind !== 'user') throw new NotAllowed()
  return person
}

/**
 * Who may apply: a guest who gives name and address, or a person with a job seeker profile.
 * @returns null for a guest
 * @throws SignInRequired for a guest without them, NotAllowed for people without a job seeker profile
 */
export function requireSeekerOrGuest(actor: Actor, hasGivenName: boolean): UserActor | null {
  if (actor.kind === 'guest' && hasGivenName) return null
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.isJobSeeker) return person
  throw new NotAllowed('application.only-seekers')
}

export function canReadFilesOf(
  actor: Actor,
  application: { userId: string | null; employerId: number },
): boolean {
  if (actor.kind === 'user' && application.userId === actor.userId) return true
  if (actor.kind === 'key')
    return actor.employerId === application.employerId && actor.scopes.includes('applications:read')
  return canManageApplications(actor, application.employerId)
}

/** @throws Conflict when the table of moves does not let this side take the step */
export function requireMove(from: ApplicationStatus, to: ApplicationStatus, party: Party): void {
  if (!applicationLife.may(from, to, party)) throw new Conflict('application.move', { from, to })
}

/** Documents can be added and removed until the employer decides. */
export function canChangeDocuments(status: ApplicationStatus): boolean {
  return isOpen(status)
}

/** Nobody can write after a withdrawal; after a rejection or hire there may be something left to say. */
export function canWrite(status: ApplicationStatus): boolean {
  return status !== 'withdrawn' && status !== 'unknown'
}

/** Only before a decision. */
export function canInvite(status: ApplicationStatus): boolean {
  return isOpen(status)
}

/** Only while both parties expect the interview. */
export function canUseCalendar(
  status: ApplicationStatus,
  latest: { status: 'open' | 'accepted' | 'declined' | 'cancelled' } | null | undefined,
): boolean {
  return isOpen(status) && latest?.status === 'accepted'
}

/** @throws NotAllowed for an unconfirmed address: it may be someone else's */
export function requireConfirmed(person: { isConfirmed: boolean }): void {
  if (!person.isConfirmed) throw new NotAllowed()
}

/** A lost link can be requested by anyone: it is mailed to the address only. */
export function canAskForLink(actor: Actor): boolean {
  return actor.kind !== 'system' && actor.kind !== 'key'
}

/** Retention is enforced by background tasks only. */
export function canDeleteDue(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** Delayed notifications are sent by background tasks only. */
export function canTellOfSteps(actor: Actor): boolean {
  return actor.kind === 'system'
}
