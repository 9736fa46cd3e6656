import { type Actor, guest } from '../caller/actor.ts'
import { NotAllowed } from '../caller/errors.ts'
import { type Holder, holderOf } from '../files/file.policy.ts'

/** The random text of a guest's cookie; null when the browser has none. */
export type GuestKey = string | null

/**
 * Whose draft it is: a person's, or that of a browser which keeps a key. Guests may begin an ad before they sign in; job
 * seekers without an employer have none to write for.
 * @throws SignInRequired for a guest without a key and for who owes the second factor, NotAllowed for job seekers
 */
export function requireDraftHolder(actor: Actor, guestKey: GuestKey): Holder {
  if (actor.kind === 'user' && actor.role === 'job_seeker' && actor.memberships.length === 0)
    throw new NotAllowed('ads.problem.seeker')
  return holderOf(actor, guestKey)
}

/** A stolen database shows no key that opens a draft. */
export function guestHolder(guestKey: string): Holder {
  return holderOf(guest, guestKey)
}
