/** What of an address says which list it is; a choice of ads and what to do with them is not part of it. */
const listNames = ['employer', 'tab', 'q', 'place', 'department', 'source', 'ending', 'sort', 'order', 'page']
const filterNames = ['q', 'place', 'department', 'source', 'ending']

/** The query of the list that an address belongs to, with some of it changed; its pages begin again unless one is named. */
export function listQuery(search: string, changes: Record<string, string | number | null> = {}): string {
  const params = new URLSearchParams(search)
  const isSame = Object.keys(changes).length === 0
  for (const name of [...new Set(params.keys())]) if (!listNames.includes(name)) params.delete(name)
  for (const [name, value] of Object.entries(isSame ? {} : { page: null, ...changes })) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, String(value))
  }
  for (const [name, value] of [...params]) if (value === '') params.delete(name)
  const text = params.toString()
  return text && `?${text}`
}

export function unfilteredQuery(search: string): string {
  return listQuery(search, Object.fromEntries(filterNames.map(name => [name, null])))
}
