import type { Context } from '../../domain/caller/context.ts'
import { listNews } from '../../domain/ideas/list-news.ts'
import { translator } from '../../i18n/translate.ts'
import { href } from '../addresses.ts'
import type { FeedSite } from './job-feed.ts'
import { rssXml } from './rss.ts'

/** New ideas and what became of older ones, the latest first. */
export async function ideaFeed(ctx: Context, site: FeedSite): Promise<string> {
  const { locale } = ctx
  const t = translator(locale)
  const absolute = (path: string) => site.publicUrl + path
  const news = await listNews(ctx)
  return rssXml({
    title: t('ideas-words.feed.title', { brand: site.brandName }),
    description: t('ideas-words.feed.description'),
    language: locale,
    url: absolute(href('ideas', locale)),
    feedUrl: absolute(href('ideas-feed', locale)),
    items: news.map(({ id, slug, title, text, status, at, eventId }) => {
      const label = t(`ideas-words.status.${status}`)
      // Each change is an item of its own, so that readers show it.
      const mark = eventId === null ? '' : `#status-${eventId}`
      return {
        title: eventId === null ? title : `${label}: ${title}`,
        url: absolute(href('idea', locale, { key: `${id}-${slug}` }) + mark),
        description: text,
        category: label,
        at,
      }
    }),
  })
}
