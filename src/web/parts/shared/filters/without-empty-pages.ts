import { redirect } from 'react-router'
import { type FilteredList, pageAddress } from './list-view.ts'

/** Redirects to the last page when the URL names a later one, as after the list has become shorter. An empty list stays as it is. */
export function withoutEmptyPages<T extends FilteredList>(list: T): T {
  if (list.page > list.pageCount && list.pageCount > 0) throw redirect(pageAddress(list, list.pageCount))
  return list
}
