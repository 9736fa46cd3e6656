import { berlinDay } from '../../basics/berlin.ts'
import { listSitemapArticles } from '../../domain/blog/public/list-published.ts'
import type { SitemapArticle } from '../../domain/blog/public/published.ts'
import type { Context } from '../../domain/caller/context.ts'
import { listSitemapEmployers, type SitemapEmployer } from '../../domain/employers/list-sitemap-employers.ts'
import { listSitemapIdeas, type SitemapIdea } from '../../domain/ideas/list-news.ts'
import { type JobLanding, listJobLandings } from '../../domain/job-search/list-job-landings.ts'
import { listSitemapJobPages, listSitemapJobs } from '../../domain/job-search/list-sitemap-jobs.ts'
import { listJobGroups } from '../../domain/job-search/read-job-group.ts'
import { type ListedPayPage, listPayPages } from '../../domain/pay/list-pay-pages.ts'
import { guide } from '../../guide/guide-text.ts'
import { presentSchemes } from '../../vocabulary/pay/gross/present-schemes.ts'
import { href, type PageParams } from '../addresses.ts'
import { keptFor } from '../kept-for.ts'
import type { PageName } from '../pages.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'
import { filesKeptFor, type WrittenFile, writtenFile } from './written-files.ts'

/** Each page has an entry per language, so a file holds at most 5,000 URLs. The protocol allows 50,000. */
const pagesPerFile = 2_500
/** Reading all jobs and employers is expensive, so the lists and files made from them are kept for ten minutes. */
const keptMs = 600_000

const fixedPages = [
  'home',
  'jobs',
  'employers',
  'talent-pool',
  'emma',
  'about',
  'prices',
  'blog',
  'help',
  'contact',
  'for-employers',
  'ideas',
  'ideas-roadmap',
  'pay',
  'list-rules',
  'privacy',
  'terms-of-use',
  'cookie-policy',
  'imprint',
  'general-terms',
] as const satisfies PageName[]

/** Lists only pages that answer with 200. */
export function createSitemaps(publicUrl: string) {
  const lists: Lists = {
    landings: keptFor(keptMs, listJobLandings),
    employers: keptFor(keptMs, listSitemapEmployers),
    pay: keptFor(keptMs, listPayPages),
    ideas: keptFor(keptMs, listSitemapIdeas),
  }
  const keep = filesKeptFor(keptMs)
  return {
    async index(ctx: Context): Promise<WrittenFile> {
      const file = await keep('index', ctx.now().getTime(), () => writeIndex(ctx, publicUrl, lists))
      // robots.txt names this address, so it answers even with nothing to list.
      return file ?? writtenFile(sitemapIndexXml([]))
    },
    /** `number` counts from 1; null when there is no such file. */
    file: (ctx: Context, kind: string, number: number): Promise<WrittenFile | null> =>
      keep(`${kind}-${number}`, ctx.now().getTime(), async () => {
        const entries = await entriesOf(ctx, kind, number, lists)
        if (entries.length === 0) return null
        return sitemapXml(
          entries.map(({ de, en, updatedAt }) => ({ de: publicUrl + de, en: publicUrl + en, updatedAt })),
        )
      }),
  }
}

type Lists = {
  landings: (ctx: Context) => Promise<JobLanding[]>
  employers: (ctx: Context) => Promise<SitemapEmployer[]>
  pay: (ctx: Context) => Promise<ListedPayPage[]>
  ideas: (ctx: Context) => Promise<SitemapIdea[]>
}

async function writeIndex(ctx: Context, publicUrl: string, lists: Lists): Promise<string> {
  const [jobs, employers, towns, articles, pay, ideas] = await Promise.all([
    listSitemapJobPages(ctx),
    lists.employers(ctx),
    lists.landings(ctx),
    listSitemapArticles(ctx),
    lists.pay(ctx),
    lists.ideas(ctx),
  ])
  const file = (kind: string, number: number, updatedAt: Date | null) => {
    return { url: `${publicUrl}/sitemaps/${kind}-${number}.xml`, updatedAt }
  }
  return sitemapIndexXml([
    file('pages', 1, null),
    ...(articles.length > 0 ? [file('articles', 1, latest(articles))] : []),
    ...filesOf(towns).map((part, at) => file('landings', at + 1, latest(part))),
    ...filesOf(pay).map((_, at) => file('pay', at + 1, null)),
    ...filesOf(ideas).map((part, at) => file('ideas', at + 1, latest(part))),
    ...filesOf(employers).map((part, at) => file('employers', at + 1, latest(part))),
    ...jobs.map(({ page, updatedAt }) => file('jobs', page, updatedAt)),
  ])
}

async function entriesOf(ctx: Context, kind: string, number: number, lists: Lists): Promise<SitemapEntry[]> {
  switch (kind) {
    case 'jobs':
      return (await listSitemapJobs(ctx, number)).map(job => keyed('job', job))
    case 'employers':
      return (filesOf(await lists.employers(ctx))[number - 1] ?? []).map(employer =>
        keyed('employer', employer),
      )
    case 'ideas':
      return (filesOf(await lists.ideas(ctx))[number - 1] ?? []).map(idea => keyed('idea', idea))
    case 'landings':
      return (filesOf(await lists.landings(ctx))[number - 1] ?? []).map(({ slugs, updatedAt }) => {
        return {
          de: href('job', 'de', { key: slugs.de }),
          en: href('job', 'en', { key: slugs.en }),
          updatedAt,
        }
      })
    case 'pay':
      return (filesOf(await lists.pay(ctx))[number - 1] ?? []).map(payEntry)
    case 'articles':
      return number === 1 ? (await listSitemapArticles(ctx)).map(articleEntry) : []
    case 'pages':
      return number === 1
        ? [
            ...fixedPages.map(page => entry(page, {}, null)),
            ...helpEntries(),
            ...(await groupEntries(ctx)),
            ...agreementEntries(ctx),
          ]
        : []
    default:
      return []
  }
}

/** In one language only, both addresses are that one: the page of the other language is not listed. */
function articleEntry({ de, en, updatedAt }: SitemapArticle): SitemapEntry {
  const pathIn = (locale: 'de' | 'en', slug: string | null) =>
    slug === null ? null : href('blog-article', locale, { slug })
  const [german, english] = [pathIn('de', de), pathIn('en', en)]
  return { de: german ?? english ?? '', en: english ?? german ?? '', updatedAt }
}

/** The figures are computed anew every hour, which changes no page by itself. */
function payEntry({ slugs }: ListedPayPage): SitemapEntry {
  return {
    de: href('pay-profession', 'de', { key: slugs.de }),
    en: href('pay-profession', 'en', { key: slugs.en }),
    updatedAt: null,
  }
}

function agreementEntries(ctx: Context): SitemapEntry[] {
  return presentSchemes(berlinDay(ctx.now())).map(({ scheme }) =>
    entry('pay-agreement', { scheme: scheme.id }, null),
  )
}

function helpEntries(): SitemapEntry[] {
  return guide().texts.map(({ id }) => entry('help-article', { id }, null))
}

/** Only groups that have a page at present. */
async function groupEntries(ctx: Context): Promise<SitemapEntry[]> {
  return (await listJobGroups(ctx)).map(({ category }) => entry(`${category}-jobs`, {}, null))
}

function keyed(page: PageName, { id, slug, updatedAt }: SitemapEmployer): SitemapEntry {
  return entry(page, { key: `${id}-${slug}` }, updatedAt)
}

function entry(page: PageName, params: PageParams, updatedAt: Date | null): SitemapEntry {
  return { de: href(page, 'de', params), en: href(page, 'en', params), updatedAt }
}

function filesOf<T>(pages: T[]): T[][] {
  return Array.from({ length: Math.ceil(pages.length / pagesPerFile) }, (_, at) =>
    pages.slice(at * pagesPerFile, (at + 1) * pagesPerFile),
  )
}

/** Null when any page's time is unknown, because that page may have changed later. */
function latest(pages: { updatedAt: Date | null }[]): Date | null {
  let latestMs = 0
  for (const { updatedAt } of pages) {
    if (updatedAt === null) return null
    latestMs = Math.max(latestMs, updatedAt.getTime())
  }
  return new Date(latestMs)
}
