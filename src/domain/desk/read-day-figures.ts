import { berlinDay, berlinDayBefore, calendarDayAfter } from '../../basics/berlin.ts'
import { daysBefore } from '../../basics/time.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import type { Context } from '../caller/context.ts'
import { countByDay, type DayFigure, dayFigures } from './day-figures.queries.ts'

const days = 28

export type FigureByDay = {
  figure: DayFigure
  today: number
  /** Of a whole day, over the four weeks before today. */
  average: number
  /** The four weeks before today, then today. */
  rows: { day: string; value: number }[]
}

/** What happened today, beside the four weeks before. @throws as `requirePermission`, for `statistics.read` */
export async function readDayFigures(ctx: Context): Promise<FigureByDay[]> {
  requirePermission(ctx, 'statistics.read')
  const now = ctx.now()
  const today = berlinDay(now)
  const first = berlinDayBefore(now, days)
  const shown = Array.from({ length: days + 1 }, (_, index) => calendarDayAfter(first, index))
  return Promise.all(
    dayFigures.map(async figure => {
      // A day more than is shown: the first day begins at midnight in Berlin, which no fixed number of hours hits.
      const counts = await countByDay(ctx.db, figure, daysBefore(now, days + 1))
      const rows = shown.map(day => ({ day, value: counts.get(day) ?? 0 }))
      const before = rows.slice(0, -1).reduce((sum, { value }) => sum + value, 0)
      return { figure, today: counts.get(today) ?? 0, average: before / days, rows }
    }),
  )
}
