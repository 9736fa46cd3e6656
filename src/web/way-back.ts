const nowhere = 'http://here.invalid'

/** Query parameter with the page to go to afterwards. */
const wayBack = 'redirectTo'

/** Field in which forms present on every page (theme, language, consent) name the page they were sent from. */
export const sentFromField = 'returnTo'

/** Query parameter that opens a confirmation question (`?ask=withdraw`), so that asking works without scripts. */
export const askParam = 'ask'

/** A query with its `?`, or the empty string if there is nothing to carry. */
export function wayBackQuery(back: string | null, also: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...also, ...(back !== null && { [wayBack]: back }) })
  return query.size > 0 ? `?${query}` : ''
}

/** Returns null for anything but a path of this site. */
export function wayBackOf(query: URLSearchParams): string | null {
  return pathInside(query.get(wayBack))
}

/**
 * Normalises a path with its query so that it can be sent in a header. Returns null for anything a browser might read as another site:
 * double slashes, backslashes, dot segments, control characters, or more than 2,000 characters.
 */
export function pathInside(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || /[\\\p{Cc}]/u.test(value)) return null
  if (!isPath(value) || !URL.canParse(value, nowhere)) return null
  const { origin, pathname, search, hash } = new URL(value, nowhere)
  // Resolving dot segments may have exposed a second slash, as in `/.//other.example`.
  return origin === nowhere && isPath(pathname) ? pathname + search + hash : null
}

function isPath(text: string): boolean {
  return /^\/(?!\/)/.test(text)
}
