import { Link } from 'react-router'
import { applicationLife } from '../../../../domain/applications/application.status.ts'
import type { BoardColumn } from '../../../../domain/applications/list-employer-applications.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { useTexts } from '../../../use-texts.ts'
import { decisionPath } from './decision-path.ts'

export type BoardRow = BoardColumn['rows'][number]

export function BoardCard({ row, search }: { row: BoardRow; search: string }) {
  const { t, to, locale } = useTexts()
  const { id, name, jobTitle, createdAt, firstViewedAt, unreadMessages, status } = row
  return (
    <li
      id={`card-${id}`}
      className="grid gap-1.5 rounded-control border border-line bg-surface p-3 data-lifted:opacity-40"
    >
      <div className="flex items-start justify-between gap-2">
        <Link
          to={to('employer-application', { id }) + search}
          className="link min-w-0 py-1 font-semibold wrap-anywhere"
        >
          {name}
        </Link>
        {/* `BoardDrag` puts the drag handle here once its script has loaded. */}
        <span id={`handle-${id}`} className="-mt-1.5 -mr-2 shrink-0 empty:hidden" />
      </div>
      <p className="text-sm hyphens-auto wrap-anywhere">{jobTitle}</p>
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        {formatDate(createdAt, locale)}
        {firstViewedAt === null && <Badge tone="brand">{t('employer-applications.unopened')}</Badge>}
        {unreadMessages > 0 && (
          <span className="font-semibold text-brand">
            {t('employer-applications.unread', { count: unreadMessages })}
          </span>
        )}
      </p>
      {applicationLife.next(status, 'employer').length > 0 && <Moves row={row} search={search} />}
    </li>
  )
}

function Moves({ row: { id, name, status, version }, search }: { row: BoardRow; search: string }) {
  const { t, to } = useTexts()
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center sm:min-h-8">
        <span aria-hidden>{t('employer-applications.board.move')}</span>
        <span className="sr-only">{t('employer-applications.board.move-for', { name })}</span>
      </summary>
      <ul className="grid gap-2 pt-1">
        {applicationLife.next(status, 'employer').map(step => (
          <li key={step} className="grid">
            {step === 'interview' ? (
              <ActionButton
                form="move"
                fields={{ applicationId: id, version, to: 'interview' }}
                variant="secondary"
                size="small"
                isWide
              >
                {t('employer-applications.step.interview')}
              </ActionButton>
            ) : (
              <Link className={buttonClass('secondary', 'small')} to={decisionPath(to, { id, step, search })}>
                {t(`employer-applications.step.${step}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
