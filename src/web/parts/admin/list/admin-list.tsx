import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FormAnswer } from '../../../form-answer.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import { AreaPage } from '../../shared/area-page.tsx'
import { useAdminTabs } from '../use-admin-tabs.tsx'
import { BulkChoice, bulkForm, LastMove } from './bulk-choice.tsx'
import { Columns, ListFilters } from './list-filters.tsx'
import { ListTable } from './list-table.tsx'
import type { AdminListView } from './list-view.server.ts'
import { SavedViews } from './saved-views.tsx'

type Props = {
  view: AdminListView
  answer: FormAnswer<never> | undefined
  /** What stands above the list. */
  before?: ReactNode
  /** What else is done on its page. */
  children?: ReactNode
}

/** The page of a list of the administration. */
export function AdminList({ view, answer, before, children }: Props) {
  const { t } = useTexts()
  const { actions, last } = view.bulk
  return (
    <AreaPage title={view.title} intro={view.intro} tabs={useAdminTabs()}>
      {before}
      {last && <LastMove last={last} />}
      <ListFilters view={view} />
      <div className="flex flex-wrap items-start gap-x-6">
        <h2 className="figures mt-2 mr-auto text-lg">{view.count}</h2>
        <Columns key={view.query} view={view} />
        <SavedViews key={view.views.length} view={view} answer={answer} />
        <a className="link inline-flex min-h-11 items-center" href={view.file}>
          {t('admin.list.download')}
        </a>
      </div>
      {view.rows.length === 0 ? (
        <EmptyState
          title={t('admin.log.empty')}
          actions={<LinkButton to=".">{t('admin.list.show-all')}</LinkButton>}
        />
      ) : (
        <>
          {actions.length > 0 && <BulkChoice view={view} />}
          <ListTable view={view} {...(actions.length > 0 && { tickedIn: bulkForm })} />
        </>
      )}
      {(view.next ?? view.first) && (
        <nav aria-label={t('admin.list.pages')} className="flex flex-wrap gap-x-6">
          {view.first && (
            <Link className="link inline-flex min-h-11 items-center" to={view.first}>
              {t('admin.list.first')}
            </Link>
          )}
          {view.next && (
            <Link className="link inline-flex min-h-11 items-center" rel="next" to={view.next}>
              {t('admin.list.next')}
            </Link>
          )}
        </nav>
      )}
      {children}
    </AreaPage>
  )
}
