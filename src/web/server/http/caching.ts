/** Personal pages are not stored: neither by proxies nor by a browser that someone else may use next. */
export function forOneOnly(response: Response): Response {
  if (response.headers.get('cache-control')?.includes('no-store')) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Public pages still vary by preference cookies and carry a nonce: a browser may keep them for going back and revalidates otherwise, a
 * proxy may not store them. Responses with their own Cache-Control, such as pictures, are left alone.
 */
export function forThisBrowser(response: Response): Response {
  if (response.headers.has('cache-control')) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', response.status < 500 ? 'private, no-cache' : 'no-store')
  headers.append('vary', 'Cookie')
  return new Response(response.body, { status: response.status, headers })
}
