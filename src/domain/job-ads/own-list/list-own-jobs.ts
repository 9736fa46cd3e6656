import { daysAfter } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { countEntitlements } from '../../billing/steps/spend-entitlement.ts'
import type { Context } from '../../caller/context.ts'
import { type AdTab, adTabs } from '../../jobs/job.status.ts'
import { requireJobManager } from '../post-job.ts'
import {
  countOwnJobs,
  listOwnJobIds,
  listOwnJobRows,
  listOwnJobValues,
  type OwnJobsAsked,
} from './own-job.queries.ts'
import type { OwnJobFilter } from './own-job-list.schema.ts'
import { naturalOrder, type OwnJobSort, type SortOrder } from './own-job-list.values.ts'
import { type OwnJobRow, toOwnJobRow } from './own-job-row.ts'

type Asked = Partial<OwnJobFilter> & { employerId: number; tab: AdTab; words: string }
type AskedPage = Asked & {
  /** Most recently changed first by default. */
  sort?: OwnJobSort
  order?: SortOrder | null
  page: number
  pageSize?: number
}

/**
 * An employer's jobs by tab and filter, with counts for all tabs.
 * @throws SignInRequired for guests, NotAllowed for people who do not manage this employer's jobs
 */
export async function listOwnJobs(
  ctx: Context,
  input: AskedPage,
): Promise<{
  rows: OwnJobRow[]
  counts: Record<AdTab, number>
  total: number
  page: number
  /** Jobs the employer can still feature; at 0 the page does not offer it. */
  featuresLeft: number
}> {
  requireJobManager(ctx, input.employerId, 'jobs:read')
  const { sort = 'changed', pageSize = limits.pageSize } = input
  const counted = await countOwnJobs(ctx.db, { ...asked(ctx, input), statuses: Object.values(adTabs).flat() })
  const countOf = (tab: AdTab) => adTabs[tab].reduce((sum, status) => sum + (counted.get(status) ?? 0), 0)
  // The cast: the keys are those of the table.
  const counts = Object.fromEntries(
    (Object.keys(adTabs) as AdTab[]).map(tab => [tab, countOf(tab)]),
  ) as Record<AdTab, number>
  const total = counts[input.tab]
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(Math.max(1, input.page), pages)
  const order = input.order ?? naturalOrder(sort)
  const jobIds = await listOwnJobIds(ctx.db, asked(ctx, input), {
    sort,
    order,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const featuresLeft = await countEntitlements(ctx, { employerId: input.employerId, kind: 'featured-ad' })
  const rows = await listOwnJobRows(ctx.db, jobIds)
  const facts = { now: ctx.now(), featuresLeft }
  return { rows: rows.map(row => toOwnJobRow(row, facts)), counts, total, page, featuresLeft }
}

/** The first job ids of a filter, in list order, and the total. */
export async function findOwnJobs(
  ctx: Context,
  input: Omit<AskedPage, 'page' | 'pageSize'> & { limit: number },
): Promise<{ jobIds: number[]; total: number }> {
  requireJobManager(ctx, input.employerId, 'jobs:read')
  const { sort = 'changed', order, limit } = input
  const filter = asked(ctx, input)
  const counted = await countOwnJobs(ctx.db, filter)
  const page = { sort, order: order ?? naturalOrder(sort), limit, offset: 0 }
  const total = [...counted.values()].reduce((sum, count) => sum + count, 0)
  return { jobIds: await listOwnJobIds(ctx.db, filter, page), total }
}

/** Filter options within a tab: places, departments and sources with counts. */
export async function readOwnJobChoices(ctx: Context, input: { employerId: number; tab: AdTab }) {
  requireJobManager(ctx, input.employerId, 'jobs:read')
  return listOwnJobValues(ctx.db, { employerId: input.employerId, statuses: adTabs[input.tab] })
}

function asked(ctx: Context, { tab, words, isEnding, ...filter }: Asked): OwnJobsAsked {
  const from = ctx.now()
  const to = daysAfter(from, limits.endingSoonDays)
  return {
    ...filter,
    statuses: adTabs[tab],
    words: words.trim().slice(0, 100),
    ending: isEnding ? { from, to } : null,
  }
}
