import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EmployerStatistics } from '../../../../domain/statistics/read-employer-statistics.ts'
import { formatCount, formatDate } from '../../../../i18n/format.ts'
import { useTexts } from '../../../use-texts.ts'

const columns = ['views', 'saves', 'starts', 'submissions'] as const
const cell = 'figures px-3 py-2 text-right'

/** The figures of the charts as tables: by ad, and by day with the newest first. */
export function StatisticsTables({ figures }: { figures: EmployerStatistics }) {
  const { t, to, locale } = useTexts()
  const { byJob, byDay } = figures
  return (
    <div className="grid gap-2">
      <Numbers
        summary={t('employer-area.figures.by-ad')}
        first={t('employer-area.figures.ad')}
        rows={byJob.map(row => ({
          key: String(row.jobId),
          head: row.isOpen ? (
            <Link className="link" to={to('job', { key: row.jobId })}>
              {row.title}
            </Link>
          ) : (
            row.title
          ),
          row,
        }))}
      />
      <Numbers
        summary={t('employer-area.figures.by-day')}
        first={t('employer-area.figures.day')}
        rows={byDay.toReversed().map(row => ({
          key: row.day,
          head: formatDate(new Date(`${row.day}T12:00:00Z`), locale),
          row,
        }))}
      />
    </div>
  )
}

type Row = {
  key: string
  head: ReactNode
  row: Record<(typeof columns)[number], number>
}

function Numbers({ summary, first, rows }: { summary: string; first: string; rows: readonly Row[] }) {
  const { t, locale } = useTexts()
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section aria-label={summary} tabIndex={0} className="overflow-x-auto border-line border-t">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-line border-b text-ink-soft">
              <th scope="col" className="px-4 py-2 text-left font-medium">
                {first}
              </th>
              {columns.map(name => (
                <th key={name} scope="col" className="px-3 py-2 text-right font-medium">
                  {t(`employer-area.figures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, head, row }) => (
              <tr key={key} className="border-line border-b last:border-b-0">
                <th scope="row" className="px-4 py-2 text-left font-normal">
                  {head}
                </th>
                {columns.map(name => (
                  <td key={name} className={cell}>
                    {formatCount(row[name], locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
