import type { Context } from '../../../../../domain/caller/context.ts'
import type { OwnJobRow } from '../../../../../domain/job-ads/own-list/own-job-row.ts'
import type { JobDraft } from '../../../../../domain/job-ads/save-job-draft.ts'
import { daysRemaining, formatCount, formatDate, formatMoment } from '../../../../../i18n/format.ts'
import type { Locale } from '../../../../../i18n/locale.ts'
import { href } from '../../../../addresses.ts'

export type AdView = ReturnType<typeof adViews>[number]
export type DraftView = ReturnType<typeof draftViews>[number]

export function adViews({ locale, now }: Context, rows: readonly OwnJobRow[], employerId: number) {
  return rows.map(row => ({
    id: row.id,
    title: row.title,
    status: row.isOver ? ('expired' as const) : row.status,
    /** Only for states that share a tab; elsewhere the tab already says it. */
    isStateTold: row.status === 'expired' || row.status === 'filled',
    source: row.source,
    reference: row.reference,
    department: row.department,
    places: row.places,
    views: formatCount(row.views, locale),
    applications: formatCount(row.applications, locale),
    newApplications: row.newApplications,
    inboxTo: `${href('employer-applications', locale)}?${new URLSearchParams({ employer: String(employerId), job: String(row.id) })}`,
    published: row.publishedAt && formatDate(row.publishedAt, locale),
    validThrough: row.validThrough && formatDate(row.validThrough, locale),
    daysLeft: row.status === 'published' && row.validThrough ? daysRemaining(row.validThrough, now()) : null,
    ended: row.endedAt && formatDate(row.endedAt, locale),
    featuredUntil: row.featuredUntil && formatDate(row.featuredUntil, locale),
    canFeature: row.canFeature,
    reviewNote: row.reviewNote,
    can: row.can,
    to: isReadable(row) ? href('job', locale, { key: `${row.id}-${row.slug}` }) : null,
    templateTo: `${href('job-templates', locale)}?${new URLSearchParams({ employer: String(employerId), job: String(row.id) })}`,
    editTo: row.status === 'archived' ? null : href('edit-job', locale, { id: row.id }),
  }))
}

/** Includes drafts without an employer yet. A draft that changes an ad links to that ad's editor. */
export function draftViews(drafts: readonly JobDraft[], employerId: number, locale: Locale) {
  return drafts
    .filter(draft => draft.employer_id === null || draft.employer_id === employerId)
    .map(draft => ({
      id: draft.id,
      title: typeof draft.typed.title === 'string' ? draft.typed.title : '',
      isChange: draft.job_id !== null,
      at: formatMoment(draft.updated_at, locale),
      to:
        draft.job_id === null
          ? `${href('post-job', locale)}?draft=${draft.id}&step=${draft.step ?? 'position'}`
          : href('edit-job', locale, { id: draft.job_id }),
    }))
}

function isReadable({ status }: OwnJobRow): boolean {
  return status !== 'archived' && status !== 'deleted' && status !== 'draft' && status !== 'in-review'
}
