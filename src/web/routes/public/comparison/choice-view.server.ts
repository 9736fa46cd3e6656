import { listSavedJobs } from '../../../../domain/bookmarks/list-saved-jobs.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import type { Comparison } from '../../../../domain/comparison/compare-jobs.ts'
import { readJobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { listSimilarJobs } from '../../../../domain/job-search/list-similar-jobs.ts'
import { searchJobs } from '../../../../domain/job-search/search-jobs.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { JobRow } from '../../../../vocabulary/jobs/job-row.ts'
import { href } from '../../../addresses.ts'
import { jobCardView } from '../../../parts/shared/job-card.server.ts'
import { allJobs } from '../../../parts/shared/list-of-ad.ts'

const similarJobs = 8

export type ChoiceView = Awaited<ReturnType<typeof choiceView>>

/** Ads to choose from: those chosen already, of the list that one came from, of the own bookmarks, and like the only one. */
export async function choiceView(ctx: Context, { jobs, leftOut }: Comparison, list: string | null) {
  const { locale } = ctx
  const t = translator(locale)
  const chosen: JobRow[] = [...jobs.map(({ job }) => job), ...leftOut]
  const [only] = chosen
  const groups: [title: string, jobs: readonly JobRow[]][] = [
    [t('comparison-words.choice.chosen'), chosen],
    [t('comparison-words.choice.list'), list === null ? [] : await jobsOfList(ctx, list)],
    [t('comparison-words.choice.saved'), await savedJobs(ctx)],
    [
      t('comparison-words.choice.similar', { job: only?.title ?? '' }),
      chosen.length === 1 && only ? await listSimilarJobs(ctx, only, similarJobs) : [],
    ],
  ]
  const shown = new Set<number>()
  return {
    title: t('comparison-words.title'),
    intro: t('comparison-words.intro-choice'),
    submit: t('comparison-words.form.compare'),
    groups: groups.flatMap(([title, rows], index) => {
      const fresh = rows.filter(({ id }) => !shown.has(id))
      for (const { id } of fresh) shown.add(id)
      return fresh.length === 0
        ? []
        : [{ key: String(index), title, jobs: fresh.map(job => choiceOf(ctx, job, index === 0)) }]
    }),
    none: {
      title: t('comparison-words.none.title'),
      text: t('comparison-words.none.text'),
      find: { text: t('comparison-words.none.find'), to: href('jobs', locale) },
    },
  }
}

function choiceOf(ctx: Context, job: JobRow, isChosen: boolean) {
  const { id, title, lang, employer, place, pay } = jobCardView(ctx, job)
  return { id, title, lang, facts: [employer, place, pay].filter(Boolean).join(' · '), isChosen }
}

/** The page of the list that led here; whatever it cannot read of it, it leaves aside as the list does. */
async function jobsOfList(ctx: Context, list: string): Promise<readonly JobRow[]> {
  const { params } = readJobSearchParams(new URLSearchParams(list === allJobs ? '' : list))
  return (await searchJobs(ctx, params)).jobs
}

async function savedJobs(ctx: Context): Promise<readonly JobRow[]> {
  const { actor } = ctx
  if (actor.kind !== 'user' || !actor.isJobSeeker) return []
  const { rows } = await listSavedJobs(ctx, { q: '', page: 1 })
  return rows.flatMap(({ job }) => (job.hasEnded ? [] : [job]))
}
