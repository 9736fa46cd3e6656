import type { Actor, UserActor } from '../caller/actor.ts'
import { Conflict, NotAllowed, NotFound } from '../caller/errors.ts'
import { requirePerson } from '../caller/person.policy.ts'
import { type AlertAction, type AlertStatus, alertActions, alertLife } from './alert.status.ts'

/** @throws SignInRequired for guests, NotAllowed for people without a job seeker profile */
export function requireAlertOwner(actor: Actor): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'user' && person.isJobSeeker) return person
  throw new NotAllowed('alert.problem.only-seekers')
}

/**
 * By id, an alert is accessible to its owner only; a mailed link gives the same rights as ownership.
 * @throws as {@link requireAlertOwner}; NotFound for a missing alert, another person's and a wrong link alike
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
 * False when the alert is already in the target state, which is no error.
 * @throws {Conflict} when the table does not allow the move
 */
export function requireMove(status: AlertStatus, action: AlertAction): boolean {
  const { to, by } = alertActions[action]
  if (status === to || (action === 'confirm' && status !== 'unconfirmed')) return false
  if (!alertLife.may(status, to, by)) throw new Conflict('alert.problem.move')
  return true
}

/** Guests only: signed-in people without a job seeker profile get an explanation instead. */
export function canAskByMail(actor: Actor): boolean {
  return actor.kind === 'guest'
}

/** For background tasks only: matching, mailing, pruning. */
export function canRunAlerts(actor: Actor): boolean {
  return actor.kind === 'system'
}
