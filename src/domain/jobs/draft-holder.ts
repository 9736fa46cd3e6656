import { createHash } from 'node:crypto'
import type { Actor } from '../actor.ts'
import { NotAllowed, SignInRequired } from '../errors.ts'

/** The random text of a guest's cookie; null when the browser has none. */
export type GuestKey = string | null

/**
 * Whose draft it is: a person's, or that of a browser which keeps a key. Guests may begin an ad before they sign in; job
 * seekers without an employer have none to write for.
 * @throws SignInRequired for a guest without a key and for who owes the second factor, NotAllowed for job seekers
 */
export function requireDraftHolder(actor: Actor, guestKey: GuestKey): string {
  if (actor.kind === 'user' || actor.kind === 'admin') {
    const isSeekerOnly =
      actor.kind === 'user' && actor.role === 'job_seeker' && actor.memberships.length === 0
    if (isSeekerOnly) throw new NotAllowed('ads.problem.seeker')
    return `user:${actor.userId}`
  }
  if (actor.kind !== 'guest' || guestKey === null) throw new SignInRequired()
  return guestHolder(guestKey)
}

/** A stolen database shows no key that opens a draft. */
export function guestHolder(guestKey: string): string {
  return `guest:${createHash('sha256').update(guestKey).digest('hex')}`
}
