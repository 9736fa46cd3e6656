import type { Caller } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { type Owner, requireOwner } from '../files/file.policy.ts'

/**
 * Whose draft it is: a person's, or that of a browser which keeps a key. Guests may begin an ad before they sign in; job
 * seekers without an employer have none to write for.
 * @throws SignInRequired for a guest without a key and for who owes the second factor, NotAllowed for job seekers
 */
export function requireDraftOwner(caller: Caller): Owner {
  const { actor } = caller
  if (actor.kind === 'user' && actor.role === 'job_seeker' && actor.memberships.length === 0)
    throw new NotAllowed('ads.problem.seeker')
  return requireOwner(caller, 'adDrafts')
}
