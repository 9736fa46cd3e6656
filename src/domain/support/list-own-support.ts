import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { supportTokenOf } from './steps/support-link.ts'
import { requireWriter } from './support.policy.ts'
import { listRequestsOf } from './support.queries.ts'
import { type ListedRequest, withoutTeam } from './support-request.ts'

/** The own conversations with the tokens of their links, latest first; none for guests. @throws NotAllowed as for writing */
export async function listOwnSupport(ctx: Context): Promise<(ListedRequest & { token: string })[]> {
  const { userId } = requireWriter(ctx.actor)
  if (userId === null) return []
  const rows = await listRequestsOf(ctx.db, userId, limits.supportShown)
  return rows.map(row => ({ ...withoutTeam(row), token: supportTokenOf(ctx, row.linkKey) }))
}
