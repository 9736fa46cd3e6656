import { pagePath } from '../../../addresses.ts'

/** Values that say nothing, in all lists together: the usual orders, any day. */
const idleValues: Record<string, readonly string[]> = {
  sort: ['relevance', 'name'],
  postedWithin: ['any'],
  hiring: ['false'],
}

/**
 * The query without fields that were left empty, as text, or `null` when there are none to leave out. Also drops what
 * says nothing: the usual order, a radius without a place.
 */
export function withoutEmptyParams(search: URLSearchParams): string | null {
  const clean = new URLSearchParams()
  const hasPlace = Boolean(search.get('place')?.trim())
  for (const [name, value] of search) {
    const isIdle = idleValues[name]?.includes(value) || (name === 'radius' && !hasPlace)
    if (value.trim() !== '' && !isIdle) clean.append(name, value)
  }
  return clean.size === search.size ? null : clean.toString()
}

/**
 * Where a page's request should have gone when its form sent empty fields, or `null`. What React Router adds to addresses of
 * its own requests is left out, because people land there.
 */
export function cleanAddress(url: URL): string | null {
  const search = new URLSearchParams(pageQuery(url))
  const clean = withoutEmptyParams(search)
  if (clean === null) return null
  const path = pagePath(url.pathname)
  return clean ? `${path}?${clean}` : path
}

/** The query of a page with its `?`, or nothing; without what React Router adds to its own requests. */
export function pageQuery(url: URL): string {
  const search = new URLSearchParams(url.search)
  search.delete('_routes')
  return search.size > 0 ? `?${search}` : ''
}
