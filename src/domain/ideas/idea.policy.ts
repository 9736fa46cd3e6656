import type { Actor } from '../caller/actor.ts'
import { hasPermission, requirePermissionOrSystem } from '../caller/admin.policy.ts'
import { NotAllowed, NotFound, SignInRequired } from '../caller/errors.ts'

/** Readers take part; the team answers, and programs and tasks do neither. */
export function requireReader(actor: Actor): { userId: string | null; isByEmployer: boolean } {
  if (actor.kind === 'user') return { userId: actor.userId, isByEmployer: actor.memberships.length > 0 }
  if (actor.kind === 'guest') return { userId: null, isByEmployer: false }
  if (actor.kind === 'challenged') throw new SignInRequired('error.second-factor-required')
  throw new NotAllowed()
}

/** Whoever is known: by account, or because this browser has opened the link of a mail. @throws SignInRequired */
export function requireKnown<T>(person: T | null): T {
  if (person === null) throw new SignInRequired()
  return person
}

/** People with an account are known by it. @throws NotAllowed */
export function requireGuest(actor: Actor): void {
  if (actor.kind !== 'guest') throw new NotAllowed()
}

/** A hidden or unconfirmed idea is its author's and the team's alone. @throws NotFound */
export function requireVisible<T extends { publishedAt: Date | null; isHidden: boolean }>(
  actor: Actor,
  idea: T | null,
): T {
  if (idea === null) throw new NotFound()
  const isPublic = idea.publishedAt !== null && !idea.isHidden
  if (!isPublic && !hasPermission(actor, 'content.edit')) throw new NotFound()
  return idea
}

/** A mailed link gives the right to what was done with its address, and to nothing else. @throws NotFound */
export function requireLinked<T>(person: T | null): T {
  if (person === null) throw new NotFound()
  return person
}

/** Those who run the board, and the operator's commands, which are nobody. */
export function requireIdeaEditor(actor: Actor): { userId: string | null } {
  requirePermissionOrSystem({ actor }, 'content.edit')
  return { userId: actor.kind === 'admin' ? actor.userId : null }
}

/** For background tasks, and for what one account takes over from an address. */
export function canTendIdeas(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** An address that its owner has confirmed, with the account that it belongs to. @throws NotAllowed */
export function requireConfirmedOwner({ isConfirmed }: { isConfirmed: boolean }): void {
  if (!isConfirmed) throw new NotAllowed()
}
