export type FilterOption = {
  value: string
  label: string
  /** How many results it would leave, as text. */
  count: string
  isSelected: boolean
  /** It would leave nothing: shown, but not to be chosen. */
  isEmpty: boolean
}

export type FilterGroup = {
  name: string
  label: string
  kind: 'many' | 'one'
  /** The option of a `one` group that stands for no choice; other groups have none. */
  any: FilterOption | null
  options: FilterOption[]
  /** How many further options the group has; they are shown when the address says `all=name`. */
  hiddenCount: number
  isOpen: boolean
}

/** A list that is searched and filtered by its address: what its filters, chips, order and paging need. */
export type FilteredList = {
  /** The address without its query. */
  listPath: string
  query: string
  page: number
  pageCount: number
  sort: string
  sorts: { value: string; label: string }[]
  groups: FilterGroup[]
  /** Each chosen filter and the address without it. */
  chips: { key: string; label: string; to: string }[]
  /** The address without any filter. */
  resetTo: string
}

/** A path with its query, if there is one. */
export function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}

/** The address of another page of the list. */
export function pageAddress(list: FilteredList, page: number): string {
  const query = new URLSearchParams(list.query)
  if (page > 1) query.set('page', String(page))
  return withQuery(list.listPath, query.toString())
}

/** What the address says apart from the fields in `own`, for a form that has only those. */
export function keptParams(list: FilteredList, own: string[]): [string, string][] {
  const names = new Set([...own, 'page'])
  return [...new URLSearchParams(list.query)].filter(([name]) => !names.has(name))
}
