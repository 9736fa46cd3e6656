import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { daySeconds } from '../../basics/time.ts'
import type { Context } from '../../domain/caller/context.ts'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../addresses.ts'
import { blogFeed } from './blog-feed.ts'
import { ideaFeed } from './idea-feed.ts'
import { jobFeed } from './job-feed.ts'
import { llmsText } from './llms-text.ts'
import { robotsText } from './robots.ts'
import { createSitemaps } from './sitemaps.ts'
import { webManifest } from './web-manifest.ts'
import { answerFile } from './written-files.ts'

export type DiscoveryDeps = {
  ctxFor: (locale: Locale) => Context
  /** The site's origin, such as `https://kittel.example`: sitemaps and feeds must name absolute URLs. */
  publicUrl: string
  brandName: string
}

const hourSeconds = 3_600
const feedSeconds = 300
const sitemapFile = { type: 'application/xml', maxAgeSeconds: hourSeconds }

/** Everything crawlers, feed readers and home screens request outside the pages. All of it is public and may be cached by proxies. */
export function createDiscovery({ ctxFor, publicUrl, brandName }: DiscoveryDeps): Hono {
  const app = new Hono()
  const sitemaps = createSitemaps(publicUrl)
  app.get('/site.webmanifest', () => answer(webManifest(brandName), 'application/manifest+json', daySeconds))
  app.get('/robots.txt', () => answer(robotsText(publicUrl), 'text/plain', hourSeconds))
  app.get('/llms.txt', () => answer(llmsText({ publicUrl, brandName }), 'text/plain', hourSeconds))
  app.get('/sitemap.xml', async c => answerFile(c, await sitemaps.index(ctxFor('de')), sitemapFile))
  app.get('/sitemaps/:file{[a-z]+-[1-9][0-9]{0,5}\\.xml}', async c => {
    const [kind = '', number = ''] = c.req.param('file').replace('.xml', '').split('-')
    const file = await sitemaps.file(ctxFor('de'), kind, Number(number))
    return file === null ? c.notFound() : answerFile(c, file, sitemapFile)
  })
  for (const locale of ['de', 'en'] as const) {
    // Feed readers poll all day: with a matching ETag an unchanged feed costs a 304 without a body.
    app.get(href('jobs-feed', locale), etag({ weak: true }), async c => {
      const search = new URL(c.req.url).searchParams
      const xml = await jobFeed(ctxFor(locale), search, { publicUrl, brandName })
      return answer(xml, 'application/rss+xml', feedSeconds)
    })
    app.get(href('blog-feed', locale), etag({ weak: true }), async () =>
      answer(await blogFeed(ctxFor(locale), { publicUrl, brandName }), 'application/rss+xml', feedSeconds),
    )
    app.get(href('ideas-feed', locale), etag({ weak: true }), async () => {
      return answer(
        await ideaFeed(ctxFor(locale), { publicUrl, brandName }),
        'application/rss+xml',
        feedSeconds,
      )
    })
  }
  return app
}

function answer(text: string, type: string, maxAgeSeconds: number): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      vary: 'Accept-Encoding',
    },
  })
}
