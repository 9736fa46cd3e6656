import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { BoardColumn } from '../../../../domain/applications/list-employer-applications.ts'
import { formatCount } from '../../../../i18n/format.ts'
import { withQuery } from '../../../parts/shared/applications/inbox-address.ts'
import { useTexts } from '../../../use-texts.ts'
import { BoardCard } from './board-card.tsx'

type Props = { columns: BoardColumn[]; search: string }
type Drag = typeof import('./board-drag.tsx').BoardDrag

/** Works without its drag script, which is loaded afterwards: each card also has a menu with its moves. */
export function Board({ columns, search }: Props) {
  const { t, locale } = useTexts()
  const [drag, setDrag] = useState<{ Drag: Drag } | null>(null)
  useEffect(() => {
    import('./board-drag.tsx').then(
      ({ BoardDrag }) => setDrag({ Drag: BoardDrag }),
      () => {},
    )
  }, [])
  return (
    <>
      <p className="text-ink-soft text-sm">{t('employer-applications.board.hint')}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be pushed sideways must be reachable by keyboard
        tabIndex={0}
        aria-label={t('employer-applications.view-board')}
        className="relative -mx-1 overflow-x-auto px-1 pb-3"
      >
        <ol className="grid min-h-[55vh] min-w-[79rem] auto-cols-fr grid-flow-col gap-3">
          {columns.map(({ status, count, rows, hasMore }) => (
            <li
              key={status}
              id={`column-${status}`}
              className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-sunken p-3 data-over:border-brand data-over:bg-brand-soft data-shut:opacity-55"
            >
              <h2 className="flex items-baseline justify-between gap-3 font-sans font-semibold text-base tracking-normal">
                {t(`employer-applications.status.${status}`)}
                <span className="figures font-normal text-ink-soft text-sm">
                  {formatCount(count, locale)}
                </span>
              </h2>
              {rows.length > 0 && (
                <ul className="grid gap-3">
                  {rows.map(row => (
                    <BoardCard key={row.id} row={row} search={search} />
                  ))}
                </ul>
              )}
              {rows.length === 0 && (
                <p className="text-ink-soft text-sm">{t('employer-applications.board.empty')}</p>
              )}
              {hasMore && (
                <Link
                  to={`.${withQuery(search, { [`more-${status}`]: rows.length + 20 })}`}
                  preventScrollReset
                  className="link inline-flex min-h-11 items-center"
                >
                  {t('employer-applications.board.more')}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </section>
      {drag && <drag.Drag rows={columns.flatMap(({ rows }) => rows)} search={search} />}
    </>
  )
}
