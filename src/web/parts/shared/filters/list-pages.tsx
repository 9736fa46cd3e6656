import { PageLinks } from '../page-links.tsx'
import { type FilteredList, pageAddress } from './list-view.ts'

export function ListPages({ list }: { list: FilteredList }) {
  return <PageLinks page={list.page} pageCount={list.pageCount} hrefOf={page => pageAddress(list, page)} />
}
