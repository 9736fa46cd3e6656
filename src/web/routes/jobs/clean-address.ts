/**
 * The query without fields that were left empty, as text, or `null` when there are none to leave out. Also drops what
 * says nothing: the usual order, a radius without a place.
 */
export function withoutEmptyParams(search: URLSearchParams): string | null {
  const clean = new URLSearchParams()
  const hasPlace = Boolean(search.get('place')?.trim())
  for (const [name, value] of search) {
    const isIdle = (name === 'sort' && value === 'relevance') || (name === 'radius' && !hasPlace)
    const isAny = name === 'postedWithin' && value === 'any'
    if (value.trim() !== '' && !isIdle && !isAny) clean.append(name, value)
  }
  return clean.size === search.size ? null : clean.toString()
}
