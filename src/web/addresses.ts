import type { Locale } from '../i18n/locale.ts'
import { type PageName, pages } from './pages.ts'

export type PageParams = Record<string, string | number>

/** Before every English address. */
export const englishPrefix = '/en'

/** The language of an address: English under `/en`, otherwise German. */
export function localeOf(pathname: string): Locale {
  return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? 'en' : 'de'
}

/** The page's own path when its scripts ask for its data (`/jobs.data`). */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/_|_root)?\.data$/, '') || '/'
}

/** The canonical address of a page in `locale`; parameters are encoded. */
export function href(name: PageName, locale: Locale, params: PageParams = {}): string {
  const encoded = (_: string, key: string) => encodeURIComponent(String(params[key] ?? ''))
  return withPrefix(pages[name][locale].replace(/:(\w+)/g, encoded), locale)
}

/** All paths under which a page answers, without duplicates, relative to the site's root. */
export function allPaths(name: PageName): string[] {
  const { de, en } = pages[name]
  return [...new Set([de, en, withPrefix(en, 'en'), withPrefix(de, 'en')])].map(path => path.slice(1))
}

/** The path in a language. */
export function withPrefix(path: string, locale: Locale): string {
  if (locale === 'de') return path
  return path === '/' ? englishPrefix : englishPrefix + path
}
