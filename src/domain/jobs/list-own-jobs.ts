import { limits } from '../../config/limits.ts'
import { countEntitlements } from '../billing/use-entitlement.ts'
import type { Context } from '../context.ts'
import type { JobStatus } from './job.status.ts'
import { type AdTab, adTabs } from './job.status.ts'
import type { AdAction } from './job-ad.values.ts'
import { countOwnJobs, listOwnJobRows } from './own-job.queries.ts'
import { requireJobManager } from './post-job.ts'

export type OwnJobRow = {
  id: number
  slug: string
  title: string
  status: JobStatus
  isFromFeed: boolean
  version: number
  reference: string | null
  places: string
  validThrough: Date | null
  /** Published, but past its last day: the hourly task has not come by yet. */
  isOver: boolean
  endedAt: Date | null
  featuredUntil: Date | null
  canFeature: boolean
  reviewNote: string | null
  updatedAt: Date
  views: number
  applications: number
  newApplications: number
  /** Those that an end as filled answers. */
  openApplications: number
  /** What a click can do; the moves of `job.status.ts` for an employer. */
  can: AdAction[]
}

/**
 * The ads of an employer by tab, with counts for all tabs.
 * @throws SignInRequired for guests, NotAllowed for who keeps no ads of this employer
 */
export async function listOwnJobs(
  ctx: Context,
  input: { employerId: number; tab: AdTab; words: string; page: number; pageSize?: number },
): Promise<{
  rows: OwnJobRow[]
  counts: Record<AdTab, number>
  total: number
  page: number
  /** How many ads the employer can still feature; what is not there is not spoken of. */
  featuresLeft: number
}> {
  requireJobManager(ctx, input.employerId, 'jobs:read')
  const all = Object.values(adTabs).flat()
  const filter = { employerId: input.employerId, words: input.words.trim().slice(0, 100) }
  const counted = await countOwnJobs(ctx.db, { ...filter, statuses: all })
  const countOf = (tab: AdTab) => adTabs[tab].reduce((sum, status) => sum + (counted.get(status) ?? 0), 0)
  // The cast: the keys are those of the table.
  const counts = Object.fromEntries(
    (Object.keys(adTabs) as AdTab[]).map(tab => [tab, countOf(tab)]),
  ) as Record<AdTab, number>
  const total = counts[input.tab]
  const { pageSize = limits.pageSize } = input
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(Math.max(1, input.page), pages)
  const rows = await listOwnJobRows(
    ctx.db,
    { ...filter, statuses: adTabs[input.tab] },
    { limit: pageSize, offset: (page - 1) * pageSize },
  )
  const featuresLeft = await countEntitlements(ctx, { employerId: input.employerId, kind: 'featured-ad' })
  const views = rows.map(row => toOwnRow(row, { now: ctx.now(), featuresLeft }))
  return { rows: views, counts, total, page, featuresLeft }
}

function toOwnRow(
  row: Awaited<ReturnType<typeof listOwnJobRows>>[number],
  { now, featuresLeft }: { now: Date; featuresLeft: number },
): OwnJobRow {
  const status = row.status as JobStatus
  const isFromFeed = row.source === 'feed'
  const isFeatured = row.featured_until !== null && row.featured_until > now
  const isOver = row.valid_through !== null && row.valid_through <= now
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    status,
    isFromFeed,
    version: row.version,
    reference: row.reference,
    places: row.places ?? '',
    validThrough: row.valid_through,
    isOver: status === 'published' && isOver,
    endedAt: row.ended_at,
    featuredUntil: isFeatured ? row.featured_until : null,
    canFeature: featuresLeft > 0 && !isFeatured && status === 'published' && !isOver,
    reviewNote: status === 'draft' ? row.review_note : null,
    updatedAt: row.updated_at,
    views: row.views ?? 0,
    applications: row.applications ?? 0,
    newApplications: row.new_applications ?? 0,
    openApplications: row.open_applications ?? 0,
    can: isFromFeed ? [] : actionsOf(status),
  }
}

function actionsOf(status: JobStatus): AdAction[] {
  const actions: Record<JobStatus, AdAction[]> = {
    draft: ['submit', 'delete'],
    'in-review': ['withdraw'],
    published: ['pause', 'fill', 'renew', 'archive'],
    paused: ['resume', 'fill', 'archive'],
    expired: ['renew', 'fill', 'archive'],
    filled: ['renew', 'archive'],
    archived: ['renew', 'delete'],
    deleted: [],
  }
  return actions[status]
}
