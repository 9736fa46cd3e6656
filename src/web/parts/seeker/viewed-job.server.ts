import type { Context } from '../../../domain/caller/context.ts'
import { findOwnMarks } from '../../../domain/job-seekers/find-own-marks.ts'
import type { ViewedJob } from '../../../domain/viewed-jobs/list-viewed-jobs.ts'
import { formatDate } from '../../../i18n/format.ts'
import { jobCardView } from '../shared/job-card.server.ts'

export async function viewedJobViews(ctx: Context, rows: readonly ViewedJob[]) {
  const own = await findOwnMarks(ctx, { jobIds: rows.map(({ job }) => job.id) })
  // Every job here was viewed, so the mark would carry no information.
  const marks = { ...own, viewedJobs: new Set<number>() }
  return rows.map(({ job, viewedAt }) => ({
    card: jobCardView(ctx, job, marks),
    hasEnded: job.hasEnded,
    viewedOn: formatDate(viewedAt, ctx.locale),
  }))
}
