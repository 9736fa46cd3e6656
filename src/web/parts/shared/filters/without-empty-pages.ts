import { redirect } from 'react-router'
import { type FilteredList, pageAddress } from './list-view.ts'

/** The list, or the way to its last page: it has become shorter since someone kept the address of a later one. */
export function withoutEmptyPages<T extends FilteredList>(list: T): T {
  if (list.page > list.pageCount && list.pageCount > 0) throw redirect(pageAddress(list, list.pageCount))
  return list
}
