import type { Actor, KeyActor } from '../caller/actor.ts'
import { NotFound, SignInRequired } from '../caller/errors.ts'
import { requireOwner } from '../caller/membership.policy.ts'
import { requirePerson } from '../caller/person.policy.ts'

/** @throws as {@link requireOwner}, and NotFound without one, alike for who may not know of it */
export function requireOwnWebhook<W extends { employerId: number }>(
  { actor }: { actor: Actor },
  webhook: W | null,
): W {
  if (!webhook) {
    requirePerson(actor)
    throw new NotFound()
  }
  requireOwner(actor, webhook.employerId)
  return webhook
}

/** @throws SignInRequired for everyone but a program with a key */
export function requireKey(actor: Actor): KeyActor {
  if (actor.kind === 'key') return actor
  throw new SignInRequired()
}

/** Programs are told by a background task alone, and one of them is stopped by it. */
export function canDeliverWebhooks(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** Old records are forgotten by background tasks alone. */
export function canPruneIntegrations(actor: Actor): boolean {
  return actor.kind === 'system'
}
