import type { Locale } from '../i18n/locale.ts'
import type { AddressEntry } from './address-entry.ts'
import { type PageName, pageEntry } from './pages.ts'
import { type ResourceName, resourceEntry, resources } from './resources.ts'

export type PageParams = Record<string, string | number>
export type AddressName = PageName | ResourceName

/** Before every English address; written nowhere else. */
const englishPrefix = '/en'

/** The language of an address: English under the prefix, otherwise German. */
export function localeOf(pathname: string): Locale {
  return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`) ? 'en' : 'de'
}

/** The page's own path when its scripts ask for its data (`/jobs.data`). */
export function pagePath(pathname: string): string {
  return pathname.replace(/(?:\/_|_root)?\.data$/, '') || '/'
}

/** The canonical address of a page or resource in `locale`; parameters are encoded. */
export function href(name: AddressName, locale: Locale, params: PageParams = {}): string {
  const encoded = (_: string, key: string) => encodeURIComponent(String(params[key] ?? ''))
  const path = pathIn(entryOf(name), locale).replace(/:(\w+)/g, encoded)
  return hasNoLanguage(name) ? path : withPrefix(path, locale)
}

/** All paths under which a page or resource answers, without duplicates, relative to the site's root. */
export function allPaths(name: AddressName): string[] {
  const own = ownPaths(entryOf(name))
  const english = hasNoLanguage(name) ? [] : own.toReversed().map(path => withPrefix(path, 'en'))
  return [...own, ...english].map(path => path.slice(1))
}

/** The paths of an entry without a prefix, the German one first. */
export function ownPaths(entry: AddressEntry): string[] {
  return [...new Set([pathIn(entry, 'de'), pathIn(entry, 'en')])]
}

/** The path in a language. */
export function withPrefix(path: string, locale: Locale): string {
  if (locale === 'de') return path
  return path === '/' ? englishPrefix : englishPrefix + path
}

/** The path without that of its language. */
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
