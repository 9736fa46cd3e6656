import { limits } from '../../../../config/limits.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { activeFilters } from '../../../../domain/job-search/active-filters.ts'
import type { JobSearchParams } from '../../../../domain/job-search/job.schema.ts'
import {
  jobSearchQuery,
  noJobSearchParams,
  readJobSearchParams,
} from '../../../../domain/job-search/job.schema.ts'
import type { JobSearchResult } from '../../../../domain/job-search/search-jobs.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import type { FitSearch } from '../../../../domain/recommendations/search-by-fit.ts'
import { formatCount } from '../../../../i18n/format.ts'
import type { Translate } from '../../../../i18n/make-translator.ts'
import { translator } from '../../../../i18n/translate.ts'
import type { Box } from '../../../../search/places/place-sets.ts'
import { facetLabel, jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'
import { type FilteredList, withQuery } from '../../shared/filters/list-view.ts'
import { placeView } from '../../shared/filters/place-view.server.ts'
import { fitOf } from '../../shared/fit-view.server.ts'
import { waysToFit } from '../../shared/fitting-jobs.server.ts'
import { jobCardView, stated } from '../../shared/job-card.server.ts'
import { withList } from '../../shared/list-of-ad.ts'
import { searchWays } from '../../shared/search-ways.server.ts'
import { employerFoldView } from './employer-fold-view.server.ts'
import { fitLine, matchOf, searchInOrder, sortsFor } from './fit-order.server.ts'
import { jobFilters } from './job-filters.server.ts'
import { listTitle } from './job-list-title.server.ts'
import { searchParamsOf } from './settled-address.server.ts'
import { understoodView } from './understood-view.server.ts'

export type JobListView = Awaited<ReturnType<typeof loadJobList>>

type LinkTo = (params: JobSearchParams) => string

/**
 * What the URL implies beyond its query. `params` always apply. With `listPath` they belong to that path, which links and forms keep;
 * without it they become query parameters.
 */
type Given = {
  params?: Partial<JobSearchParams>
  listPath?: string
  withoutFilters?: string[]
  section?: MapSectionOfList
}

/**
 * Beside a map: which part of it is shown, as query parameters, which links keep while they search the same place. `within` leaves only
 * jobs there; it may be smaller than what is shown, and null when all are listed.
 */
type MapSectionOfList = { query: [string, string][]; within: Box | null }

/**
 * Everything the list page shows, with translated labels and ready links. Parameters that cannot be read are reported in `ignored`, not
 * refused.
 */
export async function loadJobList(ctx: Context, search: URLSearchParams, given: Given = {}) {
  const { locale } = ctx
  const t = translator(locale)
  const expanded = search.getAll('all')
  const read = readJobSearchParams(searchParamsOf(search))
  const wanted = { ...read.params, ...given.params }
  const { result, byFit } = await searchInOrder(ctx, wanted, given.section?.within)
  const { params } = result
  const marks = await findOwnMarks(ctx, { jobIds: result.jobs.map(({ id }) => id) })
  const { listPath, linkTo, queryOf } = addressing(locale, given, params)
  const asked = search.get('asked')
  const understood = understoodView(ctx, { asked, params: read.params, result, linkTo })
  const where = placeView(result, locale, place => linkTo({ ...params, place, radius: null, page: 1 }))
  const isShownApart = (key: string) => understood?.chips.some(chip => chip.key === key)
  const list: FilteredList = {
    listPath,
    query: queryOf({ ...params, page: 1 }),
    page: result.page,
    pageCount: Math.min(result.pageCount, Math.floor(limits.searchWindow / params.pageSize)),
    sort: params.sort,
    sorts: sortsFor(ctx),
    groups: jobFilters(result, expanded, locale, given.withoutFilters),
    chips: chipsOf(result, locale, linkTo).filter(
      chip => !isShownApart(chip.key) && !(given.listPath && isGiven(chip.name, given)),
    ),
    resetTo: linkTo(withoutFilters(params, given.listPath ? given.params : {})),
  }
  return {
    ...list,
    views: given.listPath && !given.section ? null : viewsOf(params, locale, given),
    total: result.total,
    totalText: formatCount(result.total, locale),
    description: t('job-words.description', {
      count: result.total,
      total: formatCount(result.total, locale),
    }),
    what: params.q,
    asked: asked ?? undefined,
    where: result.place?.kind === 'region' ? '' : params.place,
    ...where,
    title: listTitle(result, where.placeName, locale),
    fit: fitLine(ctx, byFit, sort => linkTo({ ...params, sort, page: 1 })),
    jobs: result.jobs.map(job =>
      stated({
        ...jobCardView(ctx, job, marks, params.without),
        ...employerFoldView(ctx, job, params, linkTo),
        fit: fitOf(matchOf(byFit, job.id), job, locale),
      }),
    ),
    corrected: result.corrected,
    understood,
    includesUnknownPay: params.includeUnknownPay,
    unknownPay: unknownPayOf(result, t, linkTo),
    mentioned: mentionedOf(result, t, locale, linkTo),
    ignored: ignoredOf([...read.problems, ...result.problems], locale),
    // An employer's own page needs no way out of its few jobs before anything was asked for.
    alternatives: given.params?.employer && list.query === '' ? [] : await waysOf(ctx, result, byFit, linkTo),
    ...addressesOf(params, asked, locale),
  }
}

/** Where the list leads; `adQuery` is how its ads name it in their addresses: what a path of its own implies is a parameter there. */
function addressesOf(params: JobSearchParams, asked: string | null, locale: Context['locale']) {
  const first = { ...params, page: 1, sort: 'relevance' as const }
  const adQuery = new URLSearchParams(jobSearchQuery(params))
  if (asked) adQuery.set('asked', asked)
  return {
    alertTo: withQuery(href('new-alert', locale), jobSearchQuery({ ...first, postedWithin: null })),
    feedTo: withQuery(href('jobs-feed', locale), jobSearchQuery(first)),
    adQuery: adQuery.toString(),
    keysHint: translator(locale)('job-words.keys'),
  }
}

function ignoredOf(problems: JobSearchResult['problems'], locale: Context['locale']): string[] {
  const unreadable = problems.filter(({ reason }) => reason === 'invalid-value')
  return unreadable.map(({ name, value }) =>
    translator(locale)('job-words.ignored', { name: facetLabel(name, locale), value: value.slice(0, 60) }),
  )
}

/** The looks of a search; what is compared is chosen from the page of the list that is open. */
function viewsOf(params: JobSearchParams, locale: Context['locale'], { section }: Given) {
  const t = translator(locale)
  const query = jobSearchQuery({ ...params, page: 1 })
  return {
    label: t('job-map.views'),
    links: [
      { text: t('job-map.list'), to: withQuery(href('jobs', locale), query), isShown: !section },
      {
        text: t('job-map.map'),
        to: withQuery(href('job-map', locale), query),
        isShown: section !== undefined,
      },
      {
        text: t('job-map.comparison'),
        to: withList(href('comparison', locale), jobSearchQuery(params)),
        isShown: false,
      },
    ],
  }
}

/** Where pay matters to the search: how much of it is computed, and what is left out because nobody knows it. */
function unknownPayOf(result: JobSearchResult, t: Translate, linkTo: LinkTo) {
  const { params, payKnown, unknownPayLeftOut: leftOut } = result
  const asksForPay =
    params.salaryMin !== null || params.sort === 'salary-high' || params.sort === 'salary-low'
  if (!asksForPay || (payKnown.derived === 0 && leftOut === 0)) return null
  const derived = payKnown.derived > 0 ? [t('job-words.derived-pay', { count: payKnown.derived })] : []
  const unknown = leftOut > 0 ? [t('job-words.unknown-pay', { count: leftOut })] : []
  return {
    text: [...derived, ...unknown].join(' '),
    to: leftOut > 0 ? linkTo({ ...params, includeUnknownPay: true, page: 1 }) : null,
  }
}

/** Below the last page: the search that also finds what merely mentions its words. */
function mentionedOf(result: JobSearchResult, t: Translate, locale: Context['locale'], linkTo: LinkTo) {
  const { mentioned, total, params, page, pageCount } = result
  if (!mentioned || page < pageCount) return null
  const words = { count: mentioned, total: formatCount(mentioned, locale), words: params.q }
  return {
    text: t(total > 0 ? 'job-words.mentioned' : 'job-words.only-mentioned', words),
    to: linkTo({ ...params, mentions: true, page: 1 }),
  }
}

/** Maps searches to URLs: the list's own path while they keep what it implies, otherwise that of all jobs. */
function addressing(locale: Context['locale'], given: Given, current: JobSearchParams) {
  const own = given.listPath
  const all = href('jobs', locale)
  const unsaid = Object.fromEntries(Object.keys(given.params ?? {}).map(name => [name, undefined]))
  const queryOf = (next: JobSearchParams) => {
    const query = new URLSearchParams(jobSearchQuery(own ? { ...next, ...unsaid } : next))
    const isElsewhere = next.place !== current.place || next.radius !== current.radius
    if (!isElsewhere) for (const [name, value] of given.section?.query ?? []) query.set(name, value)
    return query.toString()
  }
  const keeps = (next: JobSearchParams) =>
    own && jobSearchQuery({ ...next, ...given.params }) === jobSearchQuery(next)
  const linkTo = (next: JobSearchParams) =>
    own && keeps(next) ? withQuery(own, queryOf(next)) : withQuery(all, jobSearchQuery(next))
  return { listPath: own ?? all, queryOf, linkTo }
}

function isGiven(name: string, given: Given): boolean {
  return Object.hasOwn(given.params ?? {}, name)
}

/** Keeps text, place, order and whatever the path implies. */
function withoutFilters(params: JobSearchParams, kept: Partial<JobSearchParams> = {}): JobSearchParams {
  const { q, place, radius, sort, pageSize } = params
  return { ...noJobSearchParams, q, place, radius, sort, pageSize, ...kept }
}

function chipsOf(result: JobSearchResult, locale: Context['locale'], linkTo: LinkTo) {
  return activeFilters(result.params).map(({ name, value, without }) => ({
    name,
    key: `${name}=${value}`,
    label: name === 'employer' ? employerName(result, value) : jobValueLabel(name, value, locale),
    to: linkTo(without),
  }))
}

function employerName(result: JobSearchResult, id: string): string {
  return result.jobs.find(job => String(job.employer.id) === id)?.employer.name ?? id
}

/** Where nothing fits, what finds more for the wishes of the profile: the search itself can do without nothing. */
async function waysOf(ctx: Context, result: JobSearchResult, byFit: FitSearch | null, linkTo: LinkTo) {
  if (byFit?.state === 'ready' && result.total === 0) return waysToFit(ctx, 0)
  return searchWays(result.alternatives, ctx.locale, linkTo)
}
