import { pagePath } from '../../../addresses.ts'

/** Values that mean the same as leaving the parameter out, for all lists together. */
const idleValues: Record<string, readonly string[]> = {
  sort: ['relevance', 'name'],
  postedWithin: ['any'],
  hiring: ['false'],
}

/**
 * The query without empty parameters and those that say nothing, such as the usual order or a radius without a place. Null when there is
 * nothing to leave out.
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
 * The path and query to redirect to when a form has sent empty fields, or null. Leaves out what React Router adds to its own requests,
 * because the browser ends up at this address.
 */
export function cleanAddress(url: URL): string | null {
  const search = new URLSearchParams(pageQuery(url))
  const clean = withoutEmptyParams(search)
  if (clean === null) return null
  const path = pagePath(url.pathname)
  return clean ? `${path}?${clean}` : path
}

/** The query of a page with its `?`, or an empty text; without what React Router adds to its own requests. */
export function pageQuery(url: URL): string {
  const search = new URLSearchParams(url.search)
  search.delete('_routes')
  return search.size > 0 ? `?${search}` : ''
}
