/** Parameters that describe the list. Others, such as a choice of ads or an action, are dropped from its address. */
const listNames = ['employer', 'tab', 'q', 'place', 'department', 'source', 'ending', 'sort', 'order', 'page']
const filterNames = ['q', 'place', 'department', 'source', 'ending']

/**
 * The list's part of an address, with `changes` applied; null removes a parameter. Any change goes back to the first page unless it names
 * one.
 */
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
