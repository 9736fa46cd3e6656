import type { Actor, UserActor } from '../caller/actor.ts'
import { hasPermission, requirePermissionOrSystem } from '../caller/admin.policy.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { canActForEmployer, canDecideForEmployer } from '../caller/membership.policy.ts'
import { requirePerson } from '../caller/person.policy.ts'
import type { OrderParty } from './order.status.ts'

/**
 * Money is spent by an employer's owners alone, and by nobody in their place.
 * @throws SignInRequired, NotFound for people unrelated to the employer, NotAllowed for recruiters and administrators
 */
export function requireBuyer(actor: Actor, employerId: number): UserActor {
  const person = requirePerson(actor)
  if (person.kind === 'admin') throw new NotAllowed()
  if (!canActForEmployer(person, employerId)) throw new NotFound()
  if (!canDecideForEmployer(person, employerId)) throw new NotAllowed()
  return person
}

/**
 * Orders are read by the employer's owners, and by administrators with `billing.manage`. @returns whom of both the actor is
 * @throws SignInRequired, NotAllowed, NotFound where the actor may not know of it
 */
export function requireReader(
  actor: Actor,
  employerId: number | null,
): Extract<OrderParty, 'buyer' | 'team'> {
  if (hasPermission(actor, 'billing.manage')) return 'team'
  const person = requirePerson(actor)
  if (person.kind === 'admin') throw new NotAllowed('admin.permission-missing')
  if (employerId === null) throw new NotFound()
  requireBuyer(person, employerId)
  return 'buyer'
}

/** Whoever books what came in for an invoice. @throws SignInRequired, NotAllowed for everyone but those who look after money */
export function requireSettler(actor: Actor): void {
  requirePermissionOrSystem({ actor }, 'billing.manage')
}

/** Payments are settled by background tasks. */
export function canSettle(actor: Actor): boolean {
  return actor.kind === 'system'
}
