import { Pagination } from '../../ui/pagination.tsx'
import { useTexts } from '../../use-texts.ts'
import { type FilteredList, pageAddress } from './list-view.ts'

/** The pages of a list, as links that keep its search. */
export function ListPages({ list }: { list: FilteredList }) {
  const { t } = useTexts()
  return (
    <Pagination
      page={list.page}
      pageCount={list.pageCount}
      hrefOf={page => pageAddress(list, page)}
      labels={{
        navigation: t('list.pages'),
        previous: t('list.previous'),
        next: t('list.next'),
        pageOf: t('list.page-of', { page: list.page, pages: list.pageCount }),
      }}
    />
  )
}
