import type { Actor, KeyActor } from '../caller/actor.ts'
import { NotFound, SignInRequired } from '../caller/errors.ts'
import { requireOwner } from '../caller/membership.policy.ts'
import { requirePerson } from '../caller/person.policy.ts'

/** @throws as {@link requireOwner}; NotFound for a missing webhook and one the caller may not know of alike */
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

/** @throws SignInRequired for everyone but API keys */
export function requireKey(actor: Actor): KeyActor {
  if (actor.kind === 'key') return actor
  throw new SignInRequired()
}

/** For background tasks only: delivering webhooks and disabling dead ones. */
export function canDeliverWebhooks(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** For background tasks only. */
export function canPruneIntegrations(actor: Actor): boolean {
  return actor.kind === 'system'
}
