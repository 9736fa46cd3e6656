import type { Actor } from '../caller/actor.ts'
import { NotAllowed, SignInRequired } from '../caller/errors.ts'

/** Entitlements beyond the free service are granted by administrators and the operator. */
export function canGrantEntitlements(actor: Actor): boolean {
  return actor.kind === 'admin' || actor.kind === 'system'
}

/** @throws SignInRequired for guests and incomplete sign-ins, NotAllowed for everyone else but administrators */
export function requireGranter(actor: Actor): void {
  if (canGrantEntitlements(actor)) return
  if (actor.kind === 'user' || actor.kind === 'key') throw new NotAllowed()
  throw new SignInRequired()
}
