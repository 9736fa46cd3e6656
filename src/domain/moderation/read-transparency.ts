import { berlinMoment } from '../../basics/berlin.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import type { CountOf, YearFigures } from './transparency.queries.ts'
import { loadYearFigures, loadYears } from './transparency.queries.ts'

/** Null where there are so few that people could be told apart. */
type Told = number | null
type ToldOf = { of: string; count: Told }

export type ToldYear = {
  year: number
  reports: Told
  byKind: ToldOf[]
  byTarget: ToldOf[]
  decisions: Told
  ownInitiative: Told
  automated: Told
  byMeasure: ToldOf[]
  byGround: ToldOf[]
  medianHours: number | null
  complaints: Told
  upheld: Told
  reversed: Told
}

/** What was reported, decided and complained of, by year. Public; never a number from one to four. */
export async function readTransparency(ctx: Context): Promise<ToldYear[]> {
  const years = await loadYears(ctx.db)
  return Promise.all(
    years.map(async year => {
      const [from, to] = [startOf(year), startOf(year + 1)]
      return { year, ...told(await loadYearFigures(ctx.db, from, to)) }
    }),
  )
}

function startOf(year: number): Date {
  return berlinMoment(`${year}-01-01T00:00`) ?? new Date(Date.UTC(year, 0, 1))
}

function told(figures: YearFigures): Omit<ToldYear, 'year'> {
  const { reports, decisions, complaints } = figures
  return {
    reports: enough(reports),
    byKind: allTold(figures.byKind),
    byTarget: allTold(figures.byTarget),
    decisions: enough(decisions),
    ownInitiative: enough(figures.ownInitiative),
    automated: enough(figures.automated),
    byMeasure: allTold(figures.byMeasure),
    byGround: allTold(figures.byGround),
    medianHours: reports >= limits.fewestReported ? figures.medianHours : null,
    complaints: enough(complaints),
    upheld: enough(figures.upheld),
    reversed: enough(figures.reversed),
  }
}

function enough(count: number): Told {
  return count === 0 || count >= limits.fewestReported ? count : null
}

/** One that is left out could be computed from the sum and the others: with it the next smallest is left out. */
function allTold(counts: readonly CountOf[]): ToldOf[] {
  const shown = counts.map(({ of, count }) => ({ of, count: enough(count) }))
  const hidden = shown.filter(({ count }) => count === null).length
  if (hidden !== 1) return shown
  const smallest = shown.reduce<ToldOf | null>(
    (least, each) =>
      each.count !== null && each.count > 0 && (least === null || each.count < (least.count ?? 0))
        ? each
        : least,
    null,
  )
  return shown.map(each => (each === smallest ? { ...each, count: null } : each))
}
