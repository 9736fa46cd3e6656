/** What is shown to one person stays in no cache: not in a proxy's, nor in the browser that someone else uses next. */
export function forOneOnly(response: Response): Response {
  if (response.headers.get('cache-control')?.includes('no-store')) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

/**
 * What everyone may see still differs by the choices that a cookie holds, and carries a nonce: a browser may keep it for the way
 * back and asks again otherwise, a proxy may not. What says for itself how long it lasts, a picture say, is left as it is.
 */
export function forThisBrowser(response: Response): Response {
  if (response.headers.has('cache-control')) return response
  const headers = new Headers(response.headers)
  headers.set('cache-control', response.status < 500 ? 'private, no-cache' : 'no-store')
  headers.append('vary', 'Cookie')
  return new Response(response.body, { status: response.status, headers })
}
