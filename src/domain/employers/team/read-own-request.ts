import { dayMs } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { canActForEmployer } from '../../caller/membership.policy.ts'
import { requirePerson } from '../../caller/person.policy.ts'
import { findLinks, type LinkRow } from './employer-access.queries.ts'

/** `again`: refused long enough ago to ask once more. */
export type RequestState = 'none' | 'requested' | 'refused' | 'again'

export type OwnRequest = {
  state: RequestState | 'has-access' | 'other-account'
  /** When a refused person may ask again; null otherwise. */
  againAt: Date | null
}

/** The person's access state for an employer, for the page that requests access. */
export async function readOwnRequest(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<OwnRequest> {
  const actor = requirePerson(ctx.actor)
  if (canActForEmployer(actor, employerId)) return { state: 'has-access', againAt: null }
  // Only people who signed up as employers can act for one.
  if (actor.kind !== 'user' || actor.role !== 'employer') return { state: 'other-account', againAt: null }
  const link = (await findLinks(ctx.db, actor.userId)).find(({ id }) => id === employerId)
  if (!link) return { state: 'none', againAt: null }
  const state = requestOf(link, ctx.now())
  return { state, againAt: state === 'refused' ? againAt(link) : null }
}

export function requestOf(link: Pick<LinkRow, 'status' | 'decidedAt'>, now: Date): RequestState {
  if (link.status !== 'refused') return 'requested'
  return againAt(link) <= now ? 'again' : 'refused'
}

function againAt({ decidedAt }: Pick<LinkRow, 'decidedAt'>): Date {
  return new Date((decidedAt?.getTime() ?? 0) + limits.askAgainDays * dayMs)
}
