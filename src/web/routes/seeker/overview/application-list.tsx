import { CalendarClock, Mail } from 'lucide-react'
import { Link } from 'react-router'
import type { ApplicationTab } from '../../../../domain/applications/application.status.ts'
import { StatusBadge } from '../../../parts/shared/own-application/status-badge.tsx'
import { PageLinks } from '../../../parts/shared/page-links.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { ApplicationRowView } from './application-rows.server.ts'

type Props = {
  list: {
    tab: ApplicationTab
    counts: Record<ApplicationTab, number>
    rows: ApplicationRowView[]
    page: number
    pages: number
  }
  /** Query of a job search by the person's profile, offered when the list is empty. */
  searchQuery: string
}

export function ApplicationList({ list, searchQuery }: Props) {
  const { t, to } = useTexts()
  const { tab, rows, page, pages } = list
  const hrefOf = (number: number) => {
    const query = new URLSearchParams({
      ...(tab !== 'all' && { tab }),
      ...(number > 1 && { page: String(number) }),
    })
    return query.size > 0 ? `${to('dashboard')}?${query}` : to('dashboard')
  }
  return (
    <section aria-labelledby="applications" className="grid min-w-0 gap-4">
      <h2 id="applications" className="text-2xl">
        {t('seeker-area.applications')}
      </h2>
      <Tabs list={list} />
      {rows.length === 0 ? (
        <NoApplications tab={tab} searchQuery={searchQuery} />
      ) : (
        <ul className="grid gap-3">
          {rows.map(row => (
            <li key={row.id}>
              <ApplicationCard row={row} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} pageCount={pages} hrefOf={hrefOf} />
    </section>
  )
}

function Tabs({ list: { tab, counts } }: Pick<Props, 'list'>) {
  const { t, to } = useTexts()
  // The cast: `counts` has every tab, in display order.
  const tabs = Object.keys(counts) as ApplicationTab[]
  return (
    <nav aria-label={t('seeker-area.filter')} className="-mx-1 overflow-x-auto px-1 py-1">
      <ul className="flex gap-2">
        {tabs.map(name => (
          <li key={name}>
            <Link
              to={name === 'all' ? to('dashboard') : `${to('dashboard')}?tab=${name}`}
              preventScrollReset
              aria-current={name === tab ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface px-4 font-medium text-sm no-underline hover:border-brand',
                'aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand',
              )}
            >
              {t(`seeker-area.tab.${name}`)}
              <span className="figures">{counts[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ApplicationCard({ row }: { row: ApplicationRowView }) {
  const { t } = useTexts()
  return (
    <article className="job-card">
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h3 className="job-card-title min-w-0 hyphens-auto">
            <Link to={row.to}>{row.title}</Link>
          </h3>
          <StatusBadge status={row.status} />
        </div>
        <p>
          {row.employer}
          {row.place && ` · ${row.place}`}
        </p>
        <p className="figures text-ink-soft text-sm">
          {[
            t('seeker-area.row.sent', { date: row.sentOn }),
            row.status !== 'applied' && t('seeker-area.row.changed', { date: row.changedOn }),
            row.status === 'applied' && row.wasViewed && t('seeker-area.row.viewed'),
            row.keptUntil && t('seeker-area.row.kept', { date: row.keptUntil }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {row.hasInvitation && (
          <p className="flex items-center gap-2 font-semibold text-sm">
            <CalendarClock aria-hidden className="size-4 text-brand" strokeWidth={1.75} />
            {t('seeker-area.row.invitation')}
          </p>
        )}
        {row.unread > 0 && (
          <p className="flex items-center gap-2 font-semibold text-sm">
            <Mail aria-hidden className="size-4 text-brand" strokeWidth={1.75} />
            {t('seeker-area.row.unread', { count: row.unread })}
          </p>
        )}
      </div>
    </article>
  )
}

function NoApplications({ tab, searchQuery }: { tab: ApplicationTab; searchQuery: string }) {
  const { t, to } = useTexts()
  if (tab !== 'all') {
    return (
      <EmptyState
        title={t('seeker-area.none-in-tab')}
        actions={
          <LinkButton to={to('dashboard')} variant="secondary">
            {t('seeker-area.show-all')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t('seeker-area.none')}
      actions={
        <LinkButton to={searchQuery ? `${to('jobs')}?${searchQuery}` : to('jobs')} variant="next">
          {t('seeker-area.find')}
        </LinkButton>
      }
    >
      {t('seeker-area.none-text')}
    </EmptyState>
  )
}
