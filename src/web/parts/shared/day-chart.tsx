import { formatCount, formatDate } from '../../../i18n/format.ts'
import { Bars } from '../../ui/bars.tsx'
import { useTexts } from '../../use-texts.ts'

type Props = {
  look: 'views' | 'submissions'
  title: string
  total: string
  rows: readonly { day: string; value: number }[]
}

const barClass = { views: 'fill-brand', submissions: 'fill-accent' } as const

/** One bar per day. */
export function DayChart({ look, title, total, rows }: Props) {
  const { t, locale } = useTexts()
  const most = Math.max(1, ...rows.map(row => row.value))
  const best = rows.find(row => row.value === most)
  const date = (day: string | undefined) => (day ? formatDate(new Date(`${day}T12:00:00Z`), locale) : '')
  const count = (value: number) => formatCount(value, locale)
  const [from, to] = [date(rows[0]?.day), date(rows.at(-1)?.day)]
  return (
    <Bars
      title={title}
      total={total}
      text={t('employer-area.figures.chart-text', {
        from,
        to,
        total,
        most: best ? count(most) : count(0),
        day: date(best?.day),
      })}
      most={count(most)}
      first={from}
      last={to}
      bars={rows.map(({ day, value }) => ({ key: day, title: `${date(day)}: ${count(value)}`, value }))}
      barClass={barClass[look]}
    />
  )
}
