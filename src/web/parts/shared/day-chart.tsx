import { useId } from 'react'
import { formatCount, formatDate } from '../../../i18n/format.ts'
import { useTexts } from '../../use-texts.ts'

type Props = {
  look: 'views' | 'submissions'
  title: string
  total: string
  rows: readonly { day: string; value: number }[]
}

const barClass = { views: 'fill-brand', submissions: 'fill-accent' } as const
const height = 100
const slot = 10

/**
 * One bar per day, rendered on the server. The labels are HTML outside the image, because the image is stretched to the width and would
 * distort them.
 */
export function DayChart({ look, title, total, rows }: Props) {
  const { t, locale } = useTexts()
  const id = useId()
  const most = Math.max(1, ...rows.map(row => row.value))
  const best = rows.find(row => row.value === most)
  const date = (day: string | undefined) => (day ? formatDate(new Date(`${day}T12:00:00Z`), locale) : '')
  const count = (value: number) => formatCount(value, locale)
  const barHeight = (value: number) => (value === 0 ? 0 : Math.max(2, (value / most) * height))
  return (
    <figure className="grid content-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{title}</span>
        <span className="figures font-display text-2xl">{total}</span>
      </figcaption>
      <div className="grid grid-cols-[1fr_auto] gap-x-2">
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-text`}
          viewBox={`0 0 ${rows.length * slot} ${height}`}
          preserveAspectRatio="none"
          className="h-32 w-full overflow-visible border-line border-t border-b"
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>
            {t('employer-area.figures.chart-text', {
              from: date(rows[0]?.day),
              to: date(rows.at(-1)?.day),
              total,
              most: best ? count(most) : count(0),
              day: date(best?.day),
            })}
          </desc>
          {rows.map(({ day, value }, index) => (
            <g key={day} className="group">
              <title>{`${date(day)}: ${count(value)}`}</title>
              <rect
                x={index * slot}
                width={slot}
                height={height}
                className="fill-transparent group-hover:fill-sunken"
              />
              <rect
                x={index * slot + 1}
                y={height - barHeight(value)}
                width={slot - 2}
                height={barHeight(value)}
                className={barClass[look]}
              />
            </g>
          ))}
        </svg>
        <div aria-hidden className="figures flex flex-col justify-between text-ink-soft text-xs">
          <span className="-mt-2">{count(most)}</span>
          <span className="-mb-2">0</span>
        </div>
        <div aria-hidden className="figures mt-1.5 flex justify-between text-ink-soft text-xs">
          <span>{date(rows[0]?.day)}</span>
          <span>{date(rows.at(-1)?.day)}</span>
        </div>
      </div>
    </figure>
  )
}
