import { requirePerson } from '../accounts/account.policy.ts'
import type { Actor, UserActor } from '../actor.ts'
import { NotAllowed, NotFound } from '../errors.ts'

/** @throws SignInRequired for guests, NotAllowed for who has no seeker profile */
export function requireAlertOwner(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.isJobSeeker) return person
  throw new NotAllowed('alert.problem.only-seekers')
}

/** @throws as {@link requireAlertOwner}; NotFound for another person's alert */
export function requireOwnAlert(actor: Actor, alert: { userId: string | null } | null): UserActor {
  const person = requireAlertOwner(actor)
  if (!alert || alert.userId !== person.userId) throw new NotFound()
  return person
}

/** Without an account an alert belongs to an address; who is signed in as something else is told so. */
export function canAskByMail(actor: Actor): boolean {
  return actor.kind === 'guest'
}

/** Alerts are matched and mailed by background tasks alone. */
export function canRunAlerts(actor: Actor): boolean {
  return actor.kind === 'system'
}
