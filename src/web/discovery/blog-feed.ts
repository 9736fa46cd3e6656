import { listForFeed } from '../../domain/blog/public/list-published.ts'
import type { Context } from '../../domain/caller/context.ts'
import { translator } from '../../i18n/translate.ts'
import { href } from '../addresses.ts'
import { escapeXml } from './escape-xml.ts'

type FeedSite = { publicUrl: string; brandName: string }

/** The newest articles in the language of `ctx`, as RSS 2.0. */
export async function blogFeed(ctx: Context, { publicUrl, brandName }: FeedSite): Promise<string> {
  const { locale } = ctx
  const t = translator(locale)
  const articles = await listForFeed(ctx)
  const [newest] = articles
  const channel = [
    element('title', t('blog-words.feed-title', { brand: brandName })),
    element('link', publicUrl + href('blog', locale)),
    element('description', t('blog-words.intro', { brand: brandName })),
    element('language', locale),
    newest ? element('lastBuildDate', newest.publishedAt.toUTCString()) : '',
    element('ttl', '60'),
    `<atom:link href="${escapeXml(publicUrl + href('blog-feed', locale))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map(article => {
      const url = publicUrl + href('blog-article', locale, { slug: article.slug })
      const names = article.tags.map(tag => (locale === 'en' ? tag.nameEn : tag.nameDe))
      return [
        '<item>',
        element('title', article.title),
        element('link', url),
        `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
        element('pubDate', article.publishedAt.toUTCString()),
        ...names.map(name => element('category', name)),
        element('description', article.excerpt),
        '</item>',
      ].join('')
    }),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.filter(Boolean).join('\n')}
</channel></rss>
`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
