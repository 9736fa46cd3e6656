/**
 * Keeps crawlers out of form addresses and of lists with two or more query parameters, whose combinations are practically endless. Single
 * filters and the pages of a list stay open.
 */
export function robotsText(publicUrl: string): string {
  return `User-agent: *
Disallow: /preferences/
Disallow: /*?*&
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`
}
