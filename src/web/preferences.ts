/** `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export function isTheme(value: unknown): value is Theme {
  return themes.some(theme => theme === value)
}

const nowhere = 'http://here.invalid'

/** A path of this site to go back to; anything that could lead elsewhere becomes the landing page. */
export function safeReturnPath(value: unknown): string {
  return pathInside(value) ?? '/'
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
