/** Personal pages are not stored: neither by proxies nor by a browser that someone else may use next. */
export function forOneOnly(headers: Headers): void {
  if (!headers.get('cache-control')?.includes('no-store')) headers.set('cache-control', 'private, no-store')
}

/**
 * Public pages still vary by preference cookies and carry a nonce: a browser may keep them for going back and revalidates otherwise, a
 * proxy may not store them. Responses with their own Cache-Control, such as pictures, are left alone.
 */
export function forThisBrowser(headers: Headers, status: number): void {
  if (headers.has('cache-control')) return
  headers.set('cache-control', status < 500 ? 'private, no-cache' : 'no-store')
  headers.append('vary', 'Cookie')
}
