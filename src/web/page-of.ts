import type { Locale } from '../i18n/locale.ts'
import { href, localeOf, ownPaths, withoutPrefix, withPrefix } from './addresses.ts'
import { type PageName, pageEntry, pages } from './pages.ts'

export type PageAddress = { name: PageName; params: Record<string, string>; locale: Locale }

/** Accepts either language's path and a trailing slash; `null` when no page matches. Parameters come back decoded. */
export function pageOf(pathname: string): PageAddress | null {
  const locale = localeOf(pathname)
  const path = trimSlash(withoutPrefix(pathname))
  for (const { name, pattern, keys } of patterns) {
    const match = pattern.exec(path)
    if (!match) continue
    const params = Object.fromEntries(keys.map((key, index) => [key, decode(match[index + 1] ?? '')]))
    return { name, params, locale }
  }
  return null
}

/** Canonical paths in both languages, for `hreflang`, the canonical link and the language switch. */
export function alternates(address: PageAddress): Record<Locale, string> {
  return { de: href(address.name, 'de', address.params), en: href(address.name, 'en', address.params) }
}

/** The same page and query in another language. Addresses that no page answers keep their path and only change the prefix. */
export function inLanguage(pathAndQuery: string, locale: Locale): string {
  const [pathname = '/', query] = splitQuery(pathAndQuery)
  const address = pageOf(pathname)
  const path = address
    ? href(address.name, locale, address.params)
    : withPrefix(withoutPrefix(pathname), locale)
  return path + query
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path || '/'
}

function splitQuery(pathAndQuery: string): [string, string] {
  const at = pathAndQuery.search(/[?#]/)
  return at < 0 ? [pathAndQuery, ''] : [pathAndQuery.slice(0, at), pathAndQuery.slice(at)]
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const patterns = (Object.keys(pages) as PageName[]).flatMap(name =>
  ownPaths(pageEntry(name)).map(path => ({
    name,
    keys: [...path.matchAll(/:(\w+)/g)].map(match => match[1] ?? ''),
    pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`),
  })),
)
