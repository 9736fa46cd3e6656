/** A list has more than a hundred, so what is not so is left out of the page's data. */
export type FilterOption = {
  value: string
  label: string
  /** How many results the option would leave, formatted. */
  count: string
  isSelected?: true
  /** It would leave no results: shown, but disabled unless it is selected. */
  isEmpty?: true
}

export type FilterGroup = {
  name: string
  label: string
  kind: 'many' | 'one'
  /** The option of a `one` group that stands for no choice; other groups have none. */
  any: FilterOption | null
  options: FilterOption[]
  /** How many more options the group has; the list shows them when its URL has `all=name`. */
  hiddenCount: number
  isOpen: boolean
}

/** What the filters, chips, order and paging of a list need. The whole state of the list is in its URL. */
export type FilteredList = {
  /** The list's path, without the query. */
  listPath: string
  query: string
  page: number
  pageCount: number
  sort: string
  sorts: { value: string; label: string }[]
  groups: FilterGroup[]
  /** Each chosen filter, and the URL of the list without it. */
  chips: { key: string; label: string; to: string }[]
  /** The URL of the list without any filter. */
  resetTo: string
}

/** `query` has no `?`; an empty one leaves the path as it is. */
export function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}

/** The first page has no parameter: each page of a list has one URL only. */
export function pageAddress(list: FilteredList, page: number): string {
  const query = new URLSearchParams(list.query)
  if (page > 1) query.set('page', String(page))
  return withQuery(list.listPath, query.toString())
}

/** The parameters that a form with the fields `own` has to send along. The page is never among them: another search starts at the first. */
export function keptParams(list: FilteredList, own: string[]): [string, string][] {
  const names = new Set([...own, 'page'])
  return [...new URLSearchParams(list.query)].filter(([name]) => !names.has(name))
}
