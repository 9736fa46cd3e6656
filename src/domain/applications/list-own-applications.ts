import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { requireOwnSide } from './application.policy.ts'
import { type ApplicationTab, applicationTabs, tabCounts } from './application.status.ts'
import { countOwn, listOwn, type OwnApplicationRow } from './own-application.queries.ts'

/**
 * One tab of the person's own applications, those awaiting an answer first, with counts per tab; page numbers beyond the end give the last
 * page.
 */
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

/** At most five own applications in which the employer awaits a reply: an interview time to choose or an unread message. */
export async function listWaitingApplications(ctx: Context): Promise<OwnApplicationRow[]> {
  const { userId } = requireOwnSide(ctx.actor)
  const first = await listOwn(ctx.db, {
    userId,
    statuses: applicationTabs.active,
    limit: mostWaiting,
    offset: 0,
  })
  return first.filter(({ hasOpenInvitation, unreadMessages }) => hasOpenInvitation || unreadMessages > 0)
}

const mostWaiting = 5
