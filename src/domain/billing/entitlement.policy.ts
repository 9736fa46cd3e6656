import type { Actor } from '../caller/actor.ts'
import { NotAllowed, SignInRequired } from '../caller/errors.ts'

/** What employers may use beyond the free site is given by administrators and the operator. */
export function canGrantEntitlements(actor: Actor): boolean {
  return actor.kind === 'admin' || actor.kind === 'system'
}

/** @throws SignInRequired for guests and half finished sign-ins, NotAllowed for everyone else who is no administrator */
export function requireGranter(actor: Actor): void {
  if (canGrantEntitlements(actor)) return
  if (actor.kind === 'user' || actor.kind === 'key') throw new NotAllowed()
  throw new SignInRequired()
}
