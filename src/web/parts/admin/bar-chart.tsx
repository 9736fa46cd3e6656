import { useId } from 'react'
import { useTexts } from '../../use-texts.ts'
import type { BarChartView } from './bar-chart.server.ts'
import { DataTable } from './data-table.tsx'

/** Drawn on the server; the labels are HTML, because the drawing is stretched. The same numbers lie behind it as a table. */
export function BarChart({ chart }: { chart: BarChartView }) {
  const { t } = useTexts()
  const id = useId()
  const { title, total, most, first, last, width, text, bars, rows } = chart
  return (
    <figure className="grid min-w-0 content-start gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{title}</span>
        <span className="figures font-display text-2xl">{total}</span>
      </figcaption>
      <div className="grid grid-cols-[1fr_auto] gap-x-2">
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          viewBox={`0 0 ${width} 100`}
          preserveAspectRatio="none"
          className="h-28 w-full overflow-visible border-line border-t border-b"
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{text}</desc>
          {bars.map(bar => (
            <rect key={bar.key} x={bar.x} y={bar.y} width={8} height={bar.height} className="fill-brand">
              <title>{bar.title}</title>
            </rect>
          ))}
        </svg>
        <div aria-hidden className="figures flex flex-col justify-between text-ink-soft text-xs">
          <span className="-mt-2">{most}</span>
          <span className="-mb-2">0</span>
        </div>
        <div aria-hidden className="figures mt-1.5 flex justify-between text-ink-soft text-xs">
          <span>{first}</span>
          <span>{last}</span>
        </div>
      </div>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
          {t('admin.statistics.as-table')}
        </summary>
        <DataTable
          caption={title}
          head={[t('admin.statistics.from-day'), t('admin.statistics.count')]}
          rows={rows}
          empty={t('admin.system.none')}
        />
      </details>
    </figure>
  )
}
