import type { Membership } from '../../caller/actor.ts'
import type { Context } from '../../caller/context.ts'
import { loadMemberships as listMemberships } from '../membership.queries.ts'

/** The employers that a person with a confirmed address may act for, for background work on their behalf. The caller has asked its policy. */
export async function loadMemberships(
  ctx: Context,
  person: { userId: string; email: string },
): Promise<Membership[]> {
  return listMemberships(ctx.db, person.userId, person.email.toLowerCase())
}
