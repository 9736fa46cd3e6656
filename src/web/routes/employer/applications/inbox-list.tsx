import { FileText, MessageSquare } from 'lucide-react'
import { Form, Link } from 'react-router'
import { applicationLife } from '../../../../domain/applications/application.status.ts'
import type { listEmployerApplications } from '../../../../domain/applications/list-employer-applications.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { withQuery } from '../../../parts/shared/applications/inbox-address.ts'
import { StatusBadge } from '../../../parts/shared/applications/status-badge.tsx'
import { PageLinks } from '../../../parts/shared/page-links.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'

type List = Awaited<ReturnType<typeof listEmployerApplications>>

/** The whole list is one GET form: ticking rows that can still be rejected leads to writing one rejection for all of them. */
export function InboxList({ list, search }: { list: List; search: string }) {
  const { t, to } = useTexts()
  const { rows, page, pages, total } = list
  if (rows.length === 0) return <NoApplications search={search} />
  return (
    <>
      <Form method="get" action={to('employer-rejections')} className="grid gap-4">
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="figures text-lg">{t('employer-applications.count', { count: total })}</h2>
          <Button type="submit" variant="secondary" size="small">
            {t('employer-applications.reject-chosen')}
          </Button>
        </div>
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {rows.map(row => (
            <Row key={row.id} row={row} search={search} />
          ))}
        </ul>
      </Form>
      <PageLinks
        page={page}
        pageCount={pages}
        hrefOf={number => `.${withQuery(search, { page: number > 1 ? number : null })}`}
        name={t('employer-applications.pages')}
      />
    </>
  )
}

function Row({ row, search }: { row: List['rows'][number]; search: string }) {
  const { t, to, locale } = useTexts()
  const { id, name, email, status, jobTitle, createdAt, firstViewedAt, unreadMessages, files } = row
  const canReject = applicationLife.next(status, 'employer').includes('rejected')
  return (
    <li className="flex gap-1 px-2 py-3 sm:px-4">
      <span className="grid size-11 shrink-0 place-items-center">
        {canReject && (
          <input
            type="checkbox"
            name="id"
            value={id}
            aria-label={t('employer-applications.choose', { name })}
            className="choice rounded-[5px]"
          />
        )}
      </span>
      <div className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={to('employer-application', { id }) + search}
            className="link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere sm:min-h-0"
          >
            {name}
          </Link>
          <StatusBadge status={status} />
          {firstViewedAt === null && <Badge tone="brand">{t('employer-applications.unopened')}</Badge>}
        </div>
        <p className="text-sm wrap-anywhere">{jobTitle}</p>
        <p className="figures flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
          <span>{t('employer-applications.received', { date: formatDate(createdAt, locale) })}</span>
          {email && <span className="wrap-anywhere">{email}</span>}
          {files > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <FileText aria-hidden className="size-4" strokeWidth={1.75} />
              {t('employer-applications.documents', { count: files })}
            </span>
          )}
          {unreadMessages > 0 && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-brand">
              <MessageSquare aria-hidden className="size-4" strokeWidth={1.75} />
              {t('employer-applications.unread', { count: unreadMessages })}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}

function NoApplications({ search }: { search: string }) {
  const { t, to } = useTexts()
  const params = new URLSearchParams(search)
  const isFiltered = ['job', 'q', 'status', 'page'].some(name => params.has(name))
  const employer = params.get('employer')
  const query = employer ? `?employer=${employer}` : ''
  return (
    <EmptyState
      title={t(`employer-applications.none.${isFiltered ? 'filtered' : 'title'}`)}
      actions={
        isFiltered ? (
          <LinkButton to={to('employer-applications') + query}>
            {t('employer-applications.none.show-all')}
          </LinkButton>
        ) : (
          <LinkButton to={to('employer-dashboard') + query}>
            {t('employer-applications.none.overview')}
          </LinkButton>
        )
      }
    >
      {!isFiltered && t('employer-applications.none.text')}
    </EmptyState>
  )
}
