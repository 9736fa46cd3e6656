import type { Context } from '../../../../domain/caller/context.ts'
import type { JobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import type { FoundJob } from '../../../../domain/job-search/search-jobs.ts'
import { formatCount, formatListParts } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { href } from '../../../addresses.ts'
import type { JobCardView } from '../../shared/job-card.tsx'

/** What a card stands for beside its own ad: the same search for its employer alone, and the same title in other places. */
export function employerFoldView(
  { locale }: Pick<Context, 'locale'>,
  { moreOfEmployer: count, alsoIn, employer }: FoundJob,
  params: JobSearchParams,
  linkTo: (params: JobSearchParams) => string,
): Pick<JobCardView, 'moreOfEmployer' | 'alsoIn'> {
  if (count === 0 && alsoIn.length === 0) return {}
  const t = translator(locale)
  const total = formatCount(count, locale)
  const places = formatListParts(
    alsoIn.map(({ place }) => place),
    locale,
  )
  let at = 0
  const parts = places.map(({ type, value }) => {
    const ad = type === 'element' ? alsoIn[at++] : undefined
    return { text: value, to: ad && href('job', locale, { key: `${ad.id}-${ad.slug}` }) }
  })
  return {
    moreOfEmployer:
      count === 0
        ? undefined
        : {
            text: t('job-words.more-of-employer', { count, total }),
            of: t('job-words.of-employer', { employer: employer.name }),
            to: linkTo({ ...params, employer: [employer.id], page: 1 }),
          },
    alsoIn: parts.length === 0 ? undefined : [{ text: t('job-words.also-in') }, ...parts],
  }
}
