import type { Actor, UserActor } from '../caller/actor.ts'
import { Conflict, NotAllowed, NotFound } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { type AlertAction, type AlertStatus, alertMoves } from './alert.status.ts'

/** @throws SignInRequired for guests, NotAllowed for who has no seeker profile */
export function requireAlertOwner(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.isJobSeeker) return person
  throw new NotAllowed('alert.problem.only-seekers')
}

/**
 * By its id an alert is its owner's alone; whoever has the link of its mails may do what the owner may.
 * @throws as {@link requireAlertOwner}; NotFound for what does not exist, is another person's or has a wrong link, all alike
 */
export function requireAlert<T extends { userId: string | null }>(
  actor: Actor,
  { alert, byLink }: { alert: T | null; byLink: boolean },
): T {
  if (!byLink) {
    const { userId } = requireAlertOwner(actor)
    if (alert?.userId !== userId) throw new NotFound()
  }
  if (!alert) throw new NotFound()
  return alert
}

/**
 * Whether a step leads anywhere: false when the alert is there already, which is no mistake.
 * @throws {Conflict} when the table does not allow it
 */
export function requireMove(status: AlertStatus, action: AlertAction): boolean {
  const { from, to } = alertMoves[action]
  if (status === to || (action === 'confirm' && status !== 'unconfirmed')) return false
  if (!from.includes(status)) throw new Conflict('alert.problem.move')
  return true
}

/** Without an account an alert belongs to an address; who is signed in as something else is told so. */
export function canAskByMail(actor: Actor): boolean {
  return actor.kind === 'guest'
}

/** Alerts are matched, mailed and cleared away by background tasks alone. */
export function canRunAlerts(actor: Actor): boolean {
  return actor.kind === 'system'
}
