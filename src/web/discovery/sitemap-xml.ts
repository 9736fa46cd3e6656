import { escapeXml } from './escape-xml.ts'

/** Absolute URLs. `updatedAt` is null where the last change is unknown, which leaves `lastmod` out. */
export type SitemapEntry = { de: string; en: string; updatedAt: Date | null }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap index of the sitemaps.org 0.9 protocol. */
export function sitemapIndexXml(sitemaps: { url: string; updatedAt: Date | null }[]): string {
  const items = sitemaps.map(
    ({ url, updatedAt }) => `<sitemap><loc>${escapeXml(url)}</loc>${lastmod(updatedAt)}</sitemap>\n`,
  )
  return `${head}<sitemapindex ${namespace}>\n${items.join('')}</sitemapindex>\n`
}

/** Each page becomes one entry per language, unless both have the same address, and both name each other as alternates, as search engines require. */
export function sitemapXml(entries: SitemapEntry[]): string {
  const items = entries.map(({ de, en, updatedAt }) => {
    if (de === en) return `<url><loc>${escapeXml(de)}</loc>${lastmod(updatedAt)}</url>\n`
    const links = alternate('de', de) + alternate('en', en) + alternate('x-default', de)
    const rest = `${links}${lastmod(updatedAt)}</url>\n`
    return `<url><loc>${escapeXml(de)}</loc>${rest}<url><loc>${escapeXml(en)}</loc>${rest}`
  })
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join('')}</urlset>\n`
}

function alternate(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`
}

function lastmod(date: Date | null): string {
  return date ? `<lastmod>${date.toISOString()}</lastmod>` : ''
}
