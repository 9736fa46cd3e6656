/** The query of an address with some of it changed; null takes a name away. The page of a list begins anew unless it is named. */
export function withQuery(search: string, changes: Record<string, string | number | null>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ page: null, ...changes })) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, String(value))
  }
  return asSearch(params)
}

/** What of an address belongs to the list: everything but the chosen applications and the template. */
export function listQuery(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['id', 'template']) params.delete(name)
  return asSearch(params)
}

function asSearch(params: URLSearchParams): string {
  const text = params.toString()
  return text && `?${text}`
}
