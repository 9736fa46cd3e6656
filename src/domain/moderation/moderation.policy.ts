import type { Actor, AdminActor } from '../caller/actor.ts'
import { hasPermission, requirePermission } from '../caller/admin.policy.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import type { TargetKind } from './moderation.values.ts'

/** Everyone but programs, tasks and the team, who open cases themselves; who owes a second factor reports as a guest does. */
export function requireReporter(actor: Actor): { userId: string | null } {
  if (actor.kind === 'user') return { userId: actor.userId }
  if (actor.kind === 'guest' || actor.kind === 'challenged') return { userId: null }
  throw new NotAllowed()
}

/** What only some people see can be reported by them alone. @throws NotFound for everyone else */
export function requireSeen<T>(target: T | null): T {
  if (target === null) throw new NotFound()
  return target
}

/** Reading reports and deciding about them. */
export function requireDecider(actor: Actor): AdminActor {
  return requirePermission({ actor }, 'reports.decide')
}

/** As {@link requireDecider}, for what is only offered. */
export function canDecide(actor: Actor): boolean {
  return actor.kind === 'admin' && hasPermission(actor, 'reports.decide')
}

/** Taking up ads without a report. */
export function requireOwnInitiative(actor: Actor, kind: TargetKind): AdminActor {
  return requirePermission({ actor }, kind === 'job' ? 'jobs.moderate' : 'reports.decide')
}

/** A mailed link gives the right to its own report or decision, and to nothing else. @throws NotFound */
export function requireLinked<T>(row: T | null): T {
  if (row === null) throw new NotFound()
  return row
}

/** For background tasks only. */
export function canTendModeration(actor: Actor): boolean {
  return actor.kind === 'system'
}
