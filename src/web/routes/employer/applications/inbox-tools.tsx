import { Columns3, Download, List } from 'lucide-react'
import { Link } from 'react-router'
import { withQuery } from '../../../parts/shared/applications/inbox-address.ts'
import { useTexts } from '../../../use-texts.ts'

const look =
  'inline-flex min-h-11 items-center gap-2 px-3.5 font-medium no-underline hover:text-brand ' +
  'aria-[current=true]:bg-brand-soft aria-[current=true]:text-brand-strong'

export function InboxTools({ search, isBoard }: { search: string; isBoard: boolean }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <nav
        aria-label={t('employer-applications.views')}
        className="flex overflow-hidden rounded-control border border-line-strong bg-surface"
      >
        <Link to={`.${withQuery(search, { view: null })}`} aria-current={!isBoard} className={look}>
          <List aria-hidden className="size-4" strokeWidth={1.75} />
          {t('employer-applications.view-list')}
        </Link>
        <Link
          to={`.${withQuery(search, { view: 'board', status: null })}`}
          aria-current={isBoard}
          className={look}
        >
          <Columns3 aria-hidden className="size-4" strokeWidth={1.75} />
          {t('employer-applications.view-board')}
        </Link>
      </nav>
      <div className="max-sm:hidden">
        <Exports search={search} />
      </div>
    </div>
  )
}

export function Exports({ search }: { search: string }) {
  const { t, to } = useTexts()
  return (
    <p className="flex flex-wrap gap-x-4">
      {(['csv', 'pdf'] as const).map(format => (
        <a
          key={format}
          href={to(`export-${format}`) + withQuery(search, { view: null })}
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          {t(`employer-applications.export.${format}`)}
        </a>
      ))}
    </p>
  )
}
