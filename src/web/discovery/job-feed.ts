import type { Context } from '../../domain/caller/context.ts'
import { activeFilters } from '../../domain/job-search/active-filters.ts'
import { jobSearchQuery, readJobSearchParams } from '../../domain/job-search/job.schema.ts'
import { type JobSearchResult, searchJobs } from '../../domain/job-search/search-jobs.ts'
import { understandTyped } from '../../domain/job-search/understand-search.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { jobValueLabel } from '../../vocabulary/jobs/job-value-labels.ts'
import { href } from '../addresses.ts'
import { jobCardView } from '../parts/shared/job-card.server.ts'
import { rssXml } from './rss.ts'

export type FeedSite = { publicUrl: string; brandName: string }

const feedJobs = 50

/** The newest jobs of a search as RSS 2.0, at most 50. Unknown parameters are ignored, as on the search page. */
export async function jobFeed(ctx: Context, search: URLSearchParams, site: FeedSite): Promise<string> {
  const { params } = understandTyped(ctx.search, readJobSearchParams(search).params, ctx.locale)
  const result = await searchJobs(ctx, { ...params, sort: 'newest', page: 1, pageSize: feedJobs })
  const { locale } = ctx
  const t = translator(locale)
  const query = jobSearchQuery({ ...params, sort: 'relevance', page: 1, pageSize: undefined })
  const absolute = (path: string) => site.publicUrl + path
  const withQuery = (path: string) => absolute(query ? `${path}?${query}` : path)
  const topic = topicOf(result, locale)
  return rssXml({
    title: t(topic ? 'discovery.feed-topic' : 'discovery.feed', { brand: site.brandName, topic }),
    description: t('discovery.feed-description', { brand: site.brandName }),
    language: locale,
    url: withQuery(href('jobs', locale)),
    feedUrl: withQuery(href('jobs-feed', locale)),
    items: result.jobs.map(job => {
      const card = jobCardView(ctx, job, undefined, params.without)
      const facts = [card.employer, card.place, card.pay ?? t('jobs.no-pay'), card.facts, card.unknown]
      return {
        title: job.title,
        url: absolute(card.href),
        description: facts.filter(Boolean).join(' · '),
        category: jobValueLabel('category', job.category, locale),
        at: job.postedAt,
      }
    }),
  })
}

/** The feed's subject for its title. An employer filter only has an id, so its name is taken from a job found. */
function topicOf({ params, jobs }: JobSearchResult, locale: Locale): string {
  const filters = activeFilters(params).map(({ name, value }) => {
    if (name !== 'employer') return jobValueLabel(name, value, locale)
    return jobs.find(job => String(job.employer.id) === value)?.employer.name ?? value
  })
  return [params.q, params.place, ...filters].filter(Boolean).join(', ')
}
