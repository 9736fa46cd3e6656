import { escapeXml } from './escape-xml.ts'

export type RssItem = { title: string; url: string; description: string; category: string; at: Date }

type Channel = {
  title: string
  description: string
  language: string
  /** Absolute, as all addresses in a feed. */
  url: string
  feedUrl: string
  items: readonly RssItem[]
}

/** RSS 2.0. */
export function rssXml({ title, description, language, url, feedUrl, items }: Channel): string {
  const newestMs = Math.max(0, ...items.map(({ at }) => at.getTime()))
  const channel = [
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    newestMs > 0 ? element('lastBuildDate', new Date(newestMs).toUTCString()) : '',
    element('ttl', '60'),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemXml),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.filter(Boolean).join('\n')}
</channel></rss>
`
}

function itemXml({ title, url, description, category, at }: RssItem): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', at.toUTCString()),
    element('category', category),
    element('description', description),
    '</item>',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
