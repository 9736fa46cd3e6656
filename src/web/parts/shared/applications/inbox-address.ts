/** The query with `changes` applied; null removes a parameter. The page is reset unless given. */
export function withQuery(search: string, changes: Record<string, string | number | null>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries({ page: null, ...changes })) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, String(value))
  }
  return asSearch(params)
}

/** The list's own parameters: all except the selected applications and the template. */
export function listQuery(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['id', 'template']) params.delete(name)
  return asSearch(params)
}

function asSearch(params: URLSearchParams): string {
  const text = params.toString()
  return text && `?${text}`
}
