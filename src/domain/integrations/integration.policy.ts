import { requirePerson } from '../accounts/account.policy.ts'
import type { Actor, AdminActor, KeyActor, UserActor } from '../actor.ts'
import { canActForEmployer, canDecideForEmployer } from '../employers/employer.policy.ts'
import { NotAllowed, NotFound, SignInRequired } from '../errors.ts'

/**
 * Keys and webhooks are the owners' and administrators' matter.
 * @throws SignInRequired, NotFound for who has nothing to do with the employer, NotAllowed for its recruiters
 */
export function requireOwner(actor: Actor, employerId: number): UserActor | AdminActor {
  const person = requirePerson(actor)
  if (!canActForEmployer(person, employerId)) throw new NotFound()
  if (!canDecideForEmployer(person, employerId)) throw new NotAllowed()
  return person
}

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
