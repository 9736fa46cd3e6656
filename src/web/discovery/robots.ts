import { href } from '../addresses.ts'

/**
 * Keeps crawlers out of form addresses, of comparisons, to which every list and ad leads, and of lists with two or more query parameters,
 * whose combinations are practically endless. Single filters and the pages of a list stay open.
 */
export function robotsText(publicUrl: string): string {
  return `User-agent: *
Disallow: /preferences/
Disallow: /*?*&
Disallow: ${href('comparison', 'de')}
Disallow: ${href('comparison', 'en')}
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`
}
