import type { Locale } from '../domain/context.ts'
import { englishPrefix, href, localeOf, pageOf, withPrefix } from './addresses.ts'

/** The same page with the same query in the other language; an unknown address only changes its prefix. */
export function inLanguage(pathAndQuery: string, locale: Locale): string {
  const [pathname = '/', query] = splitQuery(pathAndQuery)
  const address = pageOf(pathname)
  const path = address
    ? href(address.name, locale, address.params)
    : withPrefix(localeOf(pathname) === 'en' ? pathname.slice(englishPrefix.length) || '/' : pathname, locale)
  return path + query
}

function splitQuery(pathAndQuery: string): [string, string] {
  const at = pathAndQuery.search(/[?#]/)
  return at < 0 ? [pathAndQuery, ''] : [pathAndQuery.slice(0, at), pathAndQuery.slice(at)]
}
