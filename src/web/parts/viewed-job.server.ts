import { findSaved } from '../../domain/bookmarks/find-saved.ts'
import type { Context } from '../../domain/context.ts'
import type { ViewedJob } from '../../domain/viewed-jobs/list-viewed-jobs.ts'
import { formatDate } from '../../i18n/format.ts'
import { jobCardView } from './job-card.server.ts'

/** Viewed ads in words, with the marks of those on the own list. */
export async function viewedJobViews(ctx: Context, rows: readonly ViewedJob[]) {
  const saved = await findSaved(ctx, { jobIds: rows.map(({ job }) => job.id) })
  return rows.map(({ job, viewedAt }) => ({
    card: jobCardView(ctx, job, saved),
    hasEnded: job.hasEnded,
    viewedOn: formatDate(viewedAt, ctx.locale),
  }))
}
