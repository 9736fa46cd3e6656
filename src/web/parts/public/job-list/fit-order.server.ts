import type { Context } from '../../../../domain/caller/context.ts'
import type { JobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import { type JobSearchResult, searchJobs } from '../../../../domain/job-search/search-jobs.ts'
import type { Match } from '../../../../domain/matching/explain.ts'
import { type FitSearch, searchByFit } from '../../../../domain/recommendations/search-by-fit.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobSorts, listSorts } from '../../../../vocabulary/jobs/job.values.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'
import { wayBackQuery } from '../../../way-back.ts'

type Within = Parameters<typeof searchJobs>[2]

/** A search in the order asked for; by fit, what the list says about that order comes with it. */
export async function searchInOrder(
  ctx: Context,
  wanted: Partial<JobSearchParams>,
  within: Within,
): Promise<{ result: JobSearchResult; byFit: FitSearch | null }> {
  const byFit = wanted.sort === 'fit' ? await searchByFit(ctx, wanted, within) : null
  const result = byFit?.result ?? (await searchJobs(ctx, wanted, within))
  const { params, page, totalOfAll: found, corrected } = result
  // What was typed, not what was made of it; the pages after the first are the same search.
  if (page === 1) ctx.searchCounter.note(ctx, { text: params.q, found, isCorrected: corrected !== null })
  return { result, byFit }
}

/** By fit is offered to those who can have it. */
export function sortsFor({ actor, locale }: Context): { value: string; label: string }[] {
  const isSeeker = actor.kind === 'user' && actor.isJobSeeker
  const sorts = isSeeker ? listSorts : jobSorts
  return sorts.map(value => ({ value, label: jobValueLabel('sort', value, locale) }))
}

export function matchOf(byFit: FitSearch | null, jobId: number): Match | undefined {
  return byFit?.state === 'ready' ? byFit.matches.get(jobId) : undefined
}

/**
 * One line about the order by fit, with what leads on; undefined for every other order. `sortedBy` gives this list's address in another
 * order; a guest comes back to it after signing in.
 */
export function fitLine(
  { locale }: Context,
  byFit: FitSearch | null,
  sortedBy: (sort: 'relevance' | 'fit') => string,
): { text: string; links: { text: string; to: string }[] } | undefined {
  if (!byFit) return undefined
  const t = translator(locale)
  const { state, result } = byFit
  const how = { text: t('job-words.fit.how'), to: href('list-rules', locale) }
  if (state === 'ready') {
    const counts = { total: formatCount(result.totalOfAll, locale) }
    const links = [{ text: t('job-words.fit.all'), to: sortedBy('relevance') }, how]
    return { text: t('job-words.fit.ready', counts), links }
  }
  const leadsOn = {
    guest: [{ text: t('job-words.fit.sign-in'), to: href('login', locale) + wayBackQuery(sortedBy('fit')) }],
    'other-role': [],
    'opted-out': [{ text: t('job-words.fit.settings'), to: href('account', locale) }],
    empty: [{ text: t('job-words.fit.profile'), to: href('recommendations', locale) }],
  }[state]
  return { text: t(`job-words.fit.${state}`), links: [...leadsOn, how] }
}
