import type { Context } from '../../../domain/context.ts'
import type { JobSearchParams } from '../../../domain/jobs/job.schema.ts'
import { jobSearchQuery, readJobSearchParams } from '../../../domain/jobs/job.schema.ts'
import { jobSorts } from '../../../domain/jobs/job.values.ts'
import { facetLabel, jobValueLabel } from '../../../domain/jobs/job-value-labels.ts'
import type { SearchAdvice } from '../../../domain/jobs/search-advice.ts'
import { type JobSearchResult, searchJobs } from '../../../domain/jobs/search-jobs.ts'
import { formatCount } from '../../../i18n/format.ts'
import type { Translate } from '../../../i18n/make-translator.ts'
import { translator } from '../../../i18n/translate.ts'
import { href } from '../../addresses.ts'
import { jobCardView } from '../../parts/job-card.server.ts'
import { filterGroups } from './filter-groups.server.ts'

export type JobListView = Awaited<ReturnType<typeof loadJobList>>

/** A search as its page shows it, in words and addresses. `given` adds to what the address says, for landing pages. */
export async function loadJobList(
  ctx: Context,
  search: URLSearchParams,
  given: Partial<JobSearchParams> = {},
) {
  const { locale } = ctx
  const t = translator(locale)
  const expanded = search.getAll('all')
  const asked = new URLSearchParams(search)
  asked.delete('all')
  const read = readJobSearchParams(asked)
  const result = await searchJobs(ctx, { ...read.params, ...given })
  const { params } = result
  const listPath = href('jobs', locale)
  const linkTo = (next: JobSearchParams) => withQuery(listPath, jobSearchQuery(next))
  return {
    total: result.total,
    totalText: formatCount(result.total, locale),
    page: result.page,
    pageCount: Math.min(result.pageCount, Math.floor(10_000 / params.pageSize)),
    /** The search without its page, for links to the other pages. */
    query: jobSearchQuery({ ...params, page: 1 }),
    listPath,
    what: params.q,
    where: result.place?.kind === 'region' ? '' : params.place,
    radiusKm: result.place?.kind === 'town' ? result.place.radiusKm : null,
    placeName: result.place?.kind === 'town' ? placeLabel(result.place) : null,
    sort: params.sort,
    sorts: jobSorts.map(value => ({ value, label: jobValueLabel('sort', value, locale) })),
    jobs: result.jobs.map(job => jobCardView(ctx, job)),
    groups: filterGroups(result, expanded, locale),
    chips: chipsOf(result, locale, linkTo),
    resetTo: linkTo({ ...params, ...noFilters(params) }),
    corrected: result.corrected
      ? { ...result.corrected, insistTo: withQuery(listPath, `${jobSearchQuery(params)}`) }
      : null,
    unknownPay:
      result.unknownPayLeftOut > 0
        ? {
            text: t('jobs.unknown-pay', { count: result.unknownPayLeftOut }),
            to: linkTo({ ...params, includeUnknownPay: true, page: 1 }),
          }
        : null,
    unknownPlace:
      result.place?.kind === 'unknown'
        ? {
            text: result.place.text,
            suggestions: result.place.suggestions.map(name => ({
              name,
              to: linkTo({ ...params, place: name, page: 1 }),
            })),
          }
        : null,
    ignored: [...read.problems, ...result.problems]
      .filter(problem => problem.reason === 'invalid-value')
      .map(problem =>
        t('jobs.ignored', { name: facetLabel(problem.name, locale), value: problem.value.slice(0, 60) }),
      ),
    advice: result.advice.map(advice => adviceView(advice, t, locale, linkTo)),
    feedTo: withQuery(
      locale === 'en' ? '/en/jobs.rss' : '/jobs.rss',
      jobSearchQuery({ ...params, page: 1, sort: 'relevance' }),
    ),
  }
}

function placeLabel(place: { name: string; postalCode: string | null }): string {
  return place.postalCode ? `${place.postalCode} ${place.name}` : place.name
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}

/** Text, place and order stay when the filters go. */
function noFilters(params: JobSearchParams): Partial<JobSearchParams> {
  const { q, place, radius, sort, pageSize } = params
  const { params: empty } = readJobSearchParams(new URLSearchParams())
  return { ...empty, q, place, radius, sort, pageSize }
}

function chipsOf(
  result: JobSearchResult,
  locale: Context['locale'],
  linkTo: (params: JobSearchParams) => string,
) {
  return result.activeFilters.map(({ name, value, without }) => ({
    key: `${name}=${value}`,
    label: name === 'employer' ? employerName(result, value) : jobValueLabel(name, value, locale),
    to: linkTo(without),
  }))
}

function employerName(result: JobSearchResult, id: string): string {
  return result.jobs.find(job => String(job.employer.id) === id)?.employer.name ?? id
}

function adviceView(
  advice: SearchAdvice,
  t: Translate,
  locale: Context['locale'],
  linkTo: (params: JobSearchParams) => string,
): { text: string; to: string } {
  const count = advice.count
  const to = linkTo(advice.params)
  switch (advice.kind) {
    case 'widen-radius':
      return { text: t('jobs.advice.widen-radius', { km: advice.radiusKm, count }), to }
    case 'drop-place':
      return { text: t('jobs.advice.drop-place', { count }), to }
    case 'drop-text':
      return { text: t('jobs.advice.drop-text', { count }), to }
    case 'drop-filter': {
      const label = advice.values.map(value => jobValueLabel(advice.name, value, locale)).join(', ')
      return { text: t('jobs.advice.drop-filter', { label, count }), to }
    }
  }
}
