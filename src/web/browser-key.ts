/** The field and the header with which a page's script proposes the key of a guest's browser; see `browser-key.server.ts`. */
export const browserKeyField = 'browser-key'
export const browserKeyHeader = 'x-browser-key'

let made: string | undefined

/** The key that this page proposes: 43 characters of random text, the same as long as the page is open. */
export function ownBrowserKey(): string {
  made ??= btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return made
}
