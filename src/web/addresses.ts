import type { Locale } from '../i18n/locale.ts'
import type { AddressEntry } from './address-entry.ts'
import { type PageName, pageEntry } from './pages.ts'
import { type ResourceName, resourceEntry, resources } from './resources.ts'

export type PageParams = Record<string, string | number>
export type AddressName = PageName | ResourceName

/** The only place that knows the prefix; use {@link localeOf}, {@link withPrefix} and {@link withoutPrefix} elsewhere. */
const englishPrefix = '/en'

/** German for anything without the English prefix, so unknown addresses get a language too. */
export function localeOf(pathname: string): Locale {
  return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? 'en' : 'de'
}

/** React Router fetches a page's data from `/jobs.data` (`/_root.data` for the root): this gives `/jobs` back. */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/_|_root)?\.data$/, '') || '/'
}

/** The canonical address of a page or resource in `locale`; parameters are encoded. */
export function href(name: AddressName, locale: Locale, params: PageParams = {}): string {
  // A page has dozens of links, and looking their patterns up took a twentieth of its time.
  let pattern = patterns[locale].get(name)
  if (pattern === undefined) {
    const own = pathIn(entryOf(name), locale)
    pattern = hasNoLanguage(name) ? own : withPrefix(own, locale)
    patterns[locale].set(name, pattern)
  }
  if (!pattern.includes(':')) return pattern
  return pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')))
}

const patterns = { de: new Map<AddressName, string>(), en: new Map<AddressName, string>() }

/** Every spelling the router must answer, without duplicates and without the leading slash, as route configuration expects it. */
export function allPaths(name: AddressName): string[] {
  const own = ownPaths(entryOf(name))
  const english = hasNoLanguage(name) ? [] : own.toReversed().map(path => withPrefix(path, 'en'))
  return [...own, ...english].map(path => path.slice(1))
}

/** Without the language prefix, the German path first; one path when both languages share it. */
export function ownPaths(entry: AddressEntry): string[] {
  return [...new Set([pathIn(entry, 'de'), pathIn(entry, 'en')])]
}

/** German has no prefix. The English start page is `/en`, not `/en/`. */
export function withPrefix(path: string, locale: Locale): string {
  if (locale === 'de') return path
  return path === '/' ? englishPrefix : englishPrefix + path
}

/** `path` without the language prefix; `/` for the English start page. */
export function withoutPrefix(pathname: string): string {
  return localeOf(pathname) === 'en' ? pathname.slice(englishPrefix.length) || '/' : pathname
}

function pathIn(entry: AddressEntry, locale: Locale): string {
  return 'path' in entry ? entry.path : entry[locale]
}

function entryOf(name: AddressName): AddressEntry {
  return isResource(name) ? resourceEntry(name) : pageEntry(name)
}

function hasNoLanguage(name: AddressName): boolean {
  return isResource(name) && resourceEntry(name).hasNoLanguage === true
}

function isResource(name: AddressName): name is ResourceName {
  return name in resources
}
