import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { requireSupporter } from '../support.policy.ts'
import { type SupportList, type SupportTopic, supportLists } from '../support.values.ts'
import type { ListedRequest } from '../support-request.ts'
import { countRequests, listRequests } from './inbox.queries.ts'

type Asked = { list: SupportList; topic: SupportTopic | null; page: number }

/** One list of the inbox, with the counts of all. @throws SignInRequired, NotAllowed for anyone but administrators who answer messages */
export async function listSupport(
  ctx: Context,
  { list, topic, page }: Asked,
): Promise<{ requests: ListedRequest[]; counts: Record<SupportList, number>; page: number; pages: number }> {
  const { userId } = requireSupporter(ctx.actor)
  const asker = { userId, now: ctx.now(), topic }
  const counts = await countRequests(ctx.db, supportLists, asker)
  const pages = Math.max(1, Math.ceil(counts[list] / limits.supportShown))
  const shown = Math.min(page, pages)
  const offset = (shown - 1) * limits.supportShown
  const requests = await listRequests(ctx.db, { ...asker, list, offset, limit: limits.supportShown })
  return { requests, counts, page: shown, pages }
}
