const nowhere = 'http://here.invalid'

/** The name under which an address carries the page to go on to afterwards. */
const wayBack = 'redirectTo'

/** The name under which a form that is on every page says on which it was sent. */
export const sentFromField = 'returnTo'

/** The name under which an address says that a page asks before it does something. */
export const askParam = 'ask'

/** The query of an address that leads back afterwards, with its `?`; nothing when it carries nothing. */
export function wayBackQuery(back: string | null, also: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...also, ...(back !== null && { [wayBack]: back }) })
  return query.size > 0 ? `?${query}` : ''
}

/** The page that an address wants to lead back to; null for anything that is no path of this site. */
export function wayBackOf(query: URLSearchParams): string | null {
  return pathInside(query.get(wayBack))
}

/**
 * The path with its query as an address writes them, so that they fit into a header; null for anything that could lead to
 * another site, by whatever reading of slashes, dots and invisible characters.
 */
export function pathInside(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2_000 || /[\\\p{Cc}]/u.test(value)) return null
  if (!isPath(value) || !URL.canParse(value, nowhere)) return null
  const { origin, pathname, search, hash } = new URL(value, nowhere)
  // Dots may have hidden a second slash: `/.//other.example`.
  return origin === nowhere && isPath(pathname) ? pathname + search + hash : null
}

function isPath(text: string): boolean {
  return /^\/(?!\/)/.test(text)
}
