import { formatCount, formatDate } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { translator } from '../../../i18n/translate.ts'

/** More would be thinner than a pixel on a phone. */
const mostBars = 92

export type BarChartView = ReturnType<typeof barChart>

/** The bars of a series of days as numbers, and what it says in words; a year is drawn in weeks. */
export function barChart(title: string, days: readonly { day: string; value: number }[], locale: Locale) {
  const bars = days.length <= mostBars ? days : inWeeks(days)
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const date = (day: string | undefined) => (day ? formatDate(new Date(`${day}T12:00:00Z`), locale) : '')
  const [first, last] = [date(days[0]?.day), date(days.at(-1)?.day)]
  const text = { from: first, to: last, total, most }
  return {
    title,
    total: formatCount(total, locale),
    most: formatCount(most, locale),
    first,
    last,
    text: translator(locale)(bars === days ? 'statistics-words.chart' : 'statistics-words.chart-weeks', text),
    bars: bars.map(({ day, value }) => ({
      key: day,
      title: `${date(day)}: ${formatCount(value, locale)}`,
      value,
    })),
    rows: bars.map(({ day, value }) => ({ key: day, cells: [date(day), formatCount(value, locale)] })),
  }
}

function inWeeks(days: readonly { day: string; value: number }[]) {
  const weeks: { day: string; value: number }[] = []
  for (const [place, { day, value }] of days.entries()) {
    const week = weeks[Math.floor(place / 7)]
    if (week) week.value += value
    else weeks.push({ day, value })
  }
  return weeks
}
