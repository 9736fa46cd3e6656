import type { SavedEmployer } from '../../../../domain/bookmarks/list-saved-employers.ts'
import type { SavedJob } from '../../../../domain/bookmarks/list-saved-jobs.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { href } from '../../../addresses.ts'
import { employerCardView } from '../../../parts/shared/employer-card.server.ts'
import { employerKey } from '../../../parts/shared/employer-key.ts'
import { jobCardView } from '../../../parts/shared/job-card.server.ts'

export type SavedJobView = ReturnType<typeof savedJobView>
export type SavedEmployerView = ReturnType<typeof savedEmployerView>

export function savedJobView(ctx: Context, { job, note, savedAt, similar }: SavedJob) {
  const { locale } = ctx
  return {
    card: jobCardView(ctx, job),
    note,
    savedOn: formatDate(savedAt, locale),
    hasEnded: job.hasEnded,
    endedOn: job.endedAt && formatDate(job.endedAt, locale),
    similar: similar.map(each => {
      const { id, href: to, title, lang, employer, place } = jobCardView(ctx, each)
      return { id, to, title, lang, employer, place }
    }),
  }
}

export function savedEmployerView({ locale }: Context, { employer, note, savedAt }: SavedEmployer) {
  return {
    card: employerCardView(employer, locale),
    note,
    savedOn: formatDate(savedAt, locale),
    jobsTo: employer.openPositions > 0 ? href('employer-jobs', locale, { key: employerKey(employer) }) : null,
  }
}
