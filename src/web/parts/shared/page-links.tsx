import { Pagination } from '../../ui/pagination.tsx'
import { useTexts } from '../../use-texts.ts'

type Props = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** Accessible name of the navigation, where "pages" alone does not say enough. */
  name?: string
}

export function PageLinks({ page, pageCount, hrefOf, name }: Props) {
  const { t } = useTexts()
  const labels = {
    navigation: name ?? t('list.pages'),
    previous: t('list.previous'),
    next: t('list.next'),
    pageOf: t('list.page-of', { page, pages: pageCount }),
  }
  return <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} labels={labels} />
}
