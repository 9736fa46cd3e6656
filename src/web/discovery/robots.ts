/**
 * What crawlers should leave alone: the addresses of forms, and lists with two or more choices, of which there are more
 * than anyone could read. A list's pages and each single choice stay open.
 */
export function robotsText(publicUrl: string): string {
  return `User-agent: *
Disallow: /preferences/
Disallow: /*?*&
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`
}
