import { limits } from '../../config/limits.ts'
import type { Context } from '../context.ts'
import { requireOwnSide } from './application.policy.ts'
import { type ApplicationTab, applicationTabs, tabCounts } from './application.status.ts'
import { countOwn, listOwn } from './own-application.queries.ts'

/** The own applications of one tab, last changed first, with how many each tab has. */
export async function listOwnApplications(ctx: Context, input: { tab: ApplicationTab; page: number }) {
  const { userId } = requireOwnSide(ctx.actor)
  const { tab, page } = input
  const size = limits.pageSize
  const [rows, counts] = await Promise.all([
    listOwn(ctx.db, {
      userId,
      statuses: applicationTabs[tab],
      limit: size,
      offset: (page - 1) * size,
    }),
    countOwn(ctx.db, userId),
  ])
  const tabs = tabCounts(counts)
  return { rows, counts: tabs, page, pages: Math.max(1, Math.ceil(tabs[tab] / size)) }
}
