import type { Actor } from '../caller/actor.ts'
import { hasPermission, requirePermissionOrSystem } from '../caller/admin.policy.ts'
import { NotAllowed, NotFound } from '../caller/errors.ts'
import { requireSignedIn } from '../caller/person.policy.ts'

/** Feeds are imported from files by the operator's commands only, and run by background tasks only. */
export function canImportFeed(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** Owners and recruiters manage their employer's feeds, as do its API keys that may write jobs; administrators with `feeds.manage` manage all. */
function canKeepFeedsOf(actor: Actor, employerId: number): boolean {
  if (actor.kind === 'system' || hasPermission(actor, 'feeds.manage')) return true
  if (actor.kind === 'key') return actor.employerId === employerId && actor.scopes.includes('jobs:write')
  if (actor.kind !== 'user') return false
  return actor.memberships.some(membership => membership.employerId === employerId)
}

/** @throws SignInRequired for guests, NotAllowed for a key without the scope, NotFound for anyone unrelated to the employer */
export function requireFeedKeeper(actor: Actor, employerId: number): void {
  if (canKeepFeedsOf(actor, employerId)) return
  requireSignedIn(actor)
  if (actor.kind === 'key' && actor.employerId === employerId)
    throw new NotAllowed('integrations.problem.scope')
  if (actor.kind === 'admin') throw new NotAllowed('admin.permission-missing')
  throw new NotFound()
}

/** Lists across all employers are for administrators with `feeds.manage` only. */
export function requireFeedOverseer(actor: Actor): void {
  requirePermissionOrSystem({ actor }, 'feeds.manage')
}
