import { formatCount, formatDate } from '../../../../i18n/format.ts'
import { DayChart } from '../../../parts/shared/day-chart.tsx'
import { FoldSummary } from '../../../ui/fold-summary.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { dayFiguresView } from './desk.server.ts'

type Figure = Awaited<ReturnType<typeof dayFiguresView>>[number]

/** Today beside the four weeks before, each as a chart with its table behind it. */
export function DayFigures({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="text-xl">
        {t('admin.desk.figures')}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:items-start">
        {figures.map(figure => (
          <div key={figure.figure} className="grid gap-1">
            <DayChart look="views" title={figure.title} total={figure.today} rows={figure.rows} />
            <p className="figures px-1 text-ink-soft text-sm">{figure.average}</p>
            <Table figure={figure} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Table({ figure: { title, rows } }: { figure: Figure }) {
  const { t, locale } = useTexts()
  return (
    <details className="px-1">
      <FoldSummary>
        {t('admin.desk.table')}
        <span className="sr-only">: {title}</span>
      </FoldSummary>
      <table className="figures w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="py-1 text-left">
              {t('admin.desk.day')}
            </th>
            <th scope="col" className="py-1 text-right">
              {t('admin.desk.count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ day, value }) => (
            <tr key={day} className="border-line border-t">
              <th scope="row" className="py-1 text-left font-normal">
                {formatDate(new Date(`${day}T12:00:00Z`), locale)}
              </th>
              <td className="py-1 text-right">{formatCount(value, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
