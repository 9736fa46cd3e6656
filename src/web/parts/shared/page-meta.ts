import type { MetaDescriptor } from 'react-router'
import { localeOf } from '../../addresses.ts'
import { alternates, pageOf } from '../../page-of.ts'

export type MetaArgs = { location: { pathname: string }; matches: unknown }

type PageFacts = {
  title: string
  description: string
  /** Left out of search engines: searches with filters, ended jobs, errors. */
  isHidden?: boolean
  /** Query of the canonical address, such as the page of a list; most pages have none. */
  query?: string
  /** Paths in both languages, for pages whose path has other words in each. */
  paths?: Record<'de' | 'en', string>
  image?: string
  type?: 'website' | 'article'
}

type RootFacts = { brand: { name: string }; publicUrl: string }

/** The meta tags of every page. Hidden pages get `noindex` in place of their canonical and alternate links. */
export function pageMeta({ location, matches }: MetaArgs, facts: PageFacts): MetaDescriptor[] {
  const { brand, publicUrl } = rootFacts(matches)
  const locale = localeOf(location.pathname)
  const address = pageOf(location.pathname)
  const paths =
    facts.paths ?? (address ? alternates(address) : { de: location.pathname, en: location.pathname })
  const absolute = (path: string) => publicUrl + path + (facts.query ? `?${facts.query}` : '')
  const title = facts.title.includes(brand.name) ? facts.title : `${facts.title} – ${brand.name}`
  const links: MetaDescriptor[] = facts.isHidden
    ? [{ name: 'robots', content: 'noindex' }]
    : [
        { tagName: 'link', rel: 'canonical', href: absolute(paths[locale]) },
        { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: absolute(paths.de) },
        { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: absolute(paths.en) },
        { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: absolute(paths.de) },
      ]
  return [
    { title },
    { name: 'description', content: facts.description },
    ...links,
    { property: 'og:title', content: facts.title },
    { property: 'og:description', content: facts.description },
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: locale === 'de' ? 'de_DE' : 'en_GB' },
    { property: 'og:url', content: absolute(paths[locale]) },
    { property: 'og:image', content: `${publicUrl}${facts.image ?? '/social/card.png'}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function rootFacts(matches: unknown): RootFacts {
  // The first match is the root. Its data is missing only when its own loader failed, and then there is no page to describe.
  const [root] = matches as { loaderData?: RootFacts }[]
  return root?.loaderData ?? { brand: { name: '' }, publicUrl: '' }
}
