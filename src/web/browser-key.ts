/** Where the page's script sends its proposed guest key: in a field of forms, in a header of uploads. See `browser-key.server.ts`. */
export const browserKeyField = 'browser-key'
export const browserKeyHeader = 'x-browser-key'

let made: string | undefined

/** 256 random bits as 43 base64url characters. Stays the same until the page is reloaded, so that parallel requests share one key. */
export function ownBrowserKey(): string {
  made ??= btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return made
}
