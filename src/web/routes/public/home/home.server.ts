import { limits } from '../../../../config/limits.ts'
import type { Context } from '../../../../domain/caller/context.ts'
import { listFeaturedEmployers } from '../../../../domain/employers/list-featured-employers.ts'
import { jobSearchQuery } from '../../../../domain/job-search/job.schema.ts'
import { listPopularSearches } from '../../../../domain/job-search/list-popular-searches.ts'
import {
  type JobFacets,
  type JobSearchResult,
  searchJobs,
} from '../../../../domain/job-search/search-jobs.ts'
import { findOwnMarks } from '../../../../domain/job-seekers/find-own-marks.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { translator } from '../../../../i18n/translate.ts'
import { jobValueLabel } from '../../../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../../../addresses.ts'
import { jobCardView } from '../../../parts/shared/job-card.server.ts'
import { pictureUrl } from '../../../parts/shared/picture-url.ts'

const shownJobs = 6
const shownEmployers = 6
const shownSearches = 8

/** Shows featured jobs if there are any, otherwise the newest. */
export async function homeView(ctx: Context) {
  const [newest, featured, employers] = await Promise.all([
    searchJobs(ctx, { sort: 'newest', pageSize: shownJobs }),
    searchJobs(ctx, { featured: true, sort: 'newest', pageSize: shownJobs }),
    listFeaturedEmployers(ctx, shownEmployers),
  ])
  const { locale } = ctx
  const t = translator(locale)
  // Texts that only the start page needs are no part of what every first visit loads.
  const sideOf = (side: 'seekers' | 'hiring', page: 'jobs' | 'post-job') => ({
    title: t(`home-words.benefits.${side}.title`),
    points: (['one', 'two', 'three', 'four'] as const).map(point =>
      t(`home-words.benefits.${side}.${point}`),
    ),
    next: t(`home-words.benefits.${side}.next`),
    to: href(page, locale),
    pool: t(`home-words.benefits.${side}.pool`),
    poolTo: href('talent-pool', locale),
  })
  const { jobs } = featured.total > 0 ? featured : newest
  const marks = await findOwnMarks(ctx, { jobIds: jobs.map(({ id }) => id) })
  return {
    meta: { title: t('discovery.home-title'), description: t('discovery.home-description') },
    claim: t('home-words.hero'),
    figures: statisticsOf(newest, ctx.locale),
    total: newest.total,
    categories: countsOf(newest.facets.category, 'category', ctx),
    searches: listPopularSearches(ctx, shownSearches).map(({ q }) => ({
      label: q,
      href: `${href('jobs', locale)}?${jobSearchQuery({ q })}`,
    })),
    how: {
      title: t('home-words.how.title'),
      emma: { text: t('home-words.how.emma.text'), link: t('home-words.how.emma.link') },
      steps: (['search', 'compare', 'apply'] as const).map(step => ({
        title: t(`home-words.how.${step}.title`),
        text: t(`home-words.how.${step}.text`),
      })),
    },
    benefits: {
      title: t('home-words.benefits.title'),
      sides: [sideOf('seekers', 'jobs'), sideOf('hiring', 'post-job')],
    },
    isFeatured: featured.total > 0,
    jobs: jobs.map(job => jobCardView(ctx, job, marks)),
    employers: employers.map(employer => ({
      id: employer.id,
      name: employer.name,
      logoUrl: employer.logoFileId && pictureUrl(employer.logoFileId, 112),
      place: employer.city ?? '',
      type: jobValueLabel('employerType', employer.type, locale),
      open: t('employer-words.open', { count: employer.openPositions }),
      href: href('employer', locale, { key: `${employer.id}-${employer.slug}` }),
    })),
  }
}

export type HomeView = Awaited<ReturnType<typeof homeView>>

function countsOf(
  counts: { value: string; count: number }[],
  facet: 'category' | 'profession',
  ctx: Context,
) {
  return counts.map(({ value, count }) => ({
    value,
    countText: translator(ctx.locale)('job-words.count', { count }),
    label: jobValueLabel(facet, value, ctx.locale),
    href: `${href('jobs', ctx.locale)}?${facet}=${encodeURIComponent(value)}`,
  }))
}

/** Nothing at all below `limits.statisticsFrom` jobs; above it, figures are rounded down, so the page never claims too much. */
function statisticsOf({ total, facets }: JobSearchResult, locale: Context['locale']) {
  const figures = [
    { key: 'jobs', value: total },
    { key: 'employers', value: facets.employer.filter(option => option.count > 0).length },
    { key: 'new', value: countOf(facets, 'postedWithin', '7') },
  ]
  if (total < limits.statisticsFrom) return []
  return figures
    .filter(({ value }) => value > 0)
    .map(({ key, value }) => ({ key, text: roundedDown(value, locale) }))
}

function countOf(facets: JobFacets, facet: keyof JobFacets, value: string): number {
  return facets[facet].find(option => option.value === value)?.count ?? 0
}

/** For example "5.400+" for 5,432 in German; exact below `limits.statisticsFrom`. */
function roundedDown(value: number, locale: Context['locale']): string {
  if (value < limits.statisticsFrom) return formatCount(value, locale)
  const step = 10 ** (String(value).length - 2)
  return `${formatCount(Math.floor(value / step) * step, locale)}+`
}
