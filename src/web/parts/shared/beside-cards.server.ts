import type { Context } from '../../../domain/caller/context.ts'
import type { OwnMarks } from '../../../domain/job-seekers/find-own-marks.ts'
import type { Beside } from '../../../domain/recommendations/recommend-beside.ts'
import { fitView } from './fit-view.server.ts'
import { jobCardView } from './job-card.server.ts'
import type { JobCardView } from './job-card.tsx'

/** Jobs beside another one as cards, with how they fit where that is known. */
export function besideCards(ctx: Context, { jobs }: Beside, marks?: OwnMarks): JobCardView[] {
  return jobs.map(({ job, match }) => ({
    ...jobCardView(ctx, job, marks),
    fit: match ? fitView(match, job, ctx.locale) : undefined,
  }))
}
