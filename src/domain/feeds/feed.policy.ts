import type { Actor } from '../caller/actor.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { requireSignedIn } from '../caller/person.policy.ts'

/** Feeds are imported from files by the operator's commands, and run by background tasks alone. */
export function canImportFeed(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** Owners and recruiters keep the feeds of their employer, so do its programs that may write jobs; administrators keep all. */
function canKeepFeedsOf(actor: Actor, employerId: number): boolean {
  if (actor.kind === 'system' || actor.kind === 'admin') return true
  if (actor.kind === 'key') return actor.employerId === employerId && actor.scopes.includes('jobs:write')
  if (actor.kind !== 'user') return false
  return actor.memberships.some(membership => membership.employerId === employerId)
}

/** @throws SignInRequired for guests, NotAllowed for a key without the scope, NotFound for who has nothing to do with it */
export function requireFeedKeeper(actor: Actor, employerId: number): void {
  if (canKeepFeedsOf(actor, employerId)) return
  requireSignedIn(actor)
  if (actor.kind === 'key' && actor.employerId === employerId)
    throw new NotAllowed('integrations.problem.scope')
  throw new NotFound()
}

/** The feeds of all employers together are the administrators' matter. */
export function requireFeedOverseer(actor: Actor): void {
  if (actor.kind === 'admin' || actor.kind === 'system') return
  requireSignedIn(actor)
  throw new NotAllowed()
}
