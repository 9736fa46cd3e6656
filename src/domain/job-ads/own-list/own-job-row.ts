import type { JobStatus } from '../../jobs/job.status.ts'
import type { AdAction } from '../job-ad.values.ts'
import type { listOwnJobRows } from './own-job.queries.ts'
import type { jobSources } from './own-job-list.values.ts'

export type OwnJobRow = {
  id: number
  slug: string
  title: string
  status: JobStatus
  source: (typeof jobSources)[number]
  isFromFeed: boolean
  version: number
  reference: string | null
  department: string | null
  places: string
  publishedAt: Date | null
  validThrough: Date | null
  /** Published but past its closing date: the hourly task has not run yet. */
  isOver: boolean
  endedAt: Date | null
  featuredUntil: Date | null
  canFeature: boolean
  reviewNote: string | null
  updatedAt: Date
  views: number
  applications: number
  newApplications: number
  /** Applications that filling the job would reject. */
  openApplications: number
  /** Available actions; the employer's moves of `job.status.ts`. */
  can: readonly AdAction[]
}

export function toOwnJobRow(
  row: Awaited<ReturnType<typeof listOwnJobRows>>[number],
  { now, featuresLeft }: { now: Date; featuresLeft: number },
): OwnJobRow {
  // The casts: check constraints limit these columns.
  const status = row.status as JobStatus
  const source = row.source as OwnJobRow['source']
  const isFeatured = row.featured_until !== null && row.featured_until > now
  const isOver = row.valid_through !== null && row.valid_through <= now
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    status,
    source,
    isFromFeed: source === 'feed',
    version: row.version,
    reference: row.reference,
    department: row.department,
    places: row.places ?? '',
    publishedAt: row.published_at,
    validThrough: row.valid_through,
    isOver: status === 'published' && isOver,
    endedAt: row.ended_at,
    featuredUntil: isFeatured ? row.featured_until : null,
    canFeature: featuresLeft > 0 && !isFeatured && status === 'published' && !isOver,
    reviewNote: status === 'draft' ? row.review_note : null,
    updatedAt: row.updated_at,
    views: row.views ?? 0,
    applications: row.applications,
    newApplications: row.new_applications,
    openApplications: row.open_applications,
    can: actionsOn({ status, source }),
  }
}

/** Available actions; whether a feed job is online is up to its source. */
export function actionsOn({ status, source }: { status: JobStatus; source: string }): readonly AdAction[] {
  return source === 'feed' ? [] : actions[status]
}

const actions: Record<JobStatus, readonly AdAction[]> = {
  draft: ['submit', 'delete'],
  'in-review': ['withdraw'],
  published: ['pause', 'fill', 'renew', 'archive'],
  paused: ['resume', 'fill', 'archive'],
  expired: ['renew', 'fill', 'archive'],
  filled: ['renew', 'archive'],
  'taken-down': [],
  archived: ['renew', 'delete'],
  deleted: [],
}
