import { limits } from '../../config/limits.ts'
import type { Context } from '../context.ts'
import { requireOwnSide } from './application.policy.ts'
import { type ApplicationTab, applicationTabs, tabCounts } from './application.status.ts'
import { countOwn, listOwn } from './own-application.queries.ts'

/** The own applications of one tab, last changed first, with how many each tab has; a page beyond the last is the last. */
export async function listOwnApplications(ctx: Context, input: { tab: ApplicationTab; page: number }) {
  const { userId } = requireOwnSide(ctx.actor)
  const { tab } = input
  const size = limits.pageSize
  const counts = tabCounts(await countOwn(ctx.db, userId))
  const pages = Math.max(1, Math.ceil(counts[tab] / size))
  const page = Math.min(input.page, pages)
  const rows = await listOwn(ctx.db, {
    userId,
    statuses: applicationTabs[tab],
    limit: size,
    offset: (page - 1) * size,
  })
  return { rows, counts, page, pages }
}
