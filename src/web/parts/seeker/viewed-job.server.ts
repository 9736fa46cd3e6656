import type { Context } from '../../../domain/caller/context.ts'
import { findOwnMarks } from '../../../domain/job-seekers/find-own-marks.ts'
import type { ViewedJob } from '../../../domain/viewed-jobs/list-viewed-jobs.ts'
import { formatDate } from '../../../i18n/format.ts'
import { jobCardView } from '../shared/job-card.server.ts'

/** Viewed ads in words, with the marks of those on the own list. */
export async function viewedJobViews(ctx: Context, rows: readonly ViewedJob[]) {
  const own = await findOwnMarks(ctx, { jobIds: rows.map(({ job }) => job.id) })
  // All of them were viewed: saying so on each would say nothing.
  const marks = { ...own, viewedJobs: new Set<number>() }
  return rows.map(({ job, viewedAt }) => ({
    card: jobCardView(ctx, job, marks),
    hasEnded: job.hasEnded,
    viewedOn: formatDate(viewedAt, ctx.locale),
  }))
}
