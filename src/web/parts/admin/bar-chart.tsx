import { Bars } from '../../ui/bars.tsx'
import { useTexts } from '../../use-texts.ts'
import type { BarChartView } from './bar-chart.server.ts'
import { DataTable } from './data-table.tsx'

/** A series of days, with the same numbers behind it as a table. */
export function BarChart({ chart: { rows, ...bars } }: { chart: BarChartView }) {
  const { t } = useTexts()
  return (
    <Bars {...bars}>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          {t('admin.statistics.as-table')}
        </summary>
        <DataTable
          caption={bars.title}
          head={[t('admin.statistics.from-day'), t('admin.statistics.count')]}
          rows={rows}
          empty={t('admin.system.none')}
        />
      </details>
    </Bars>
  )
}
