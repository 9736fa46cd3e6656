import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canActForEmployer } from '../caller/membership.policy.ts'
import { berlinDay, berlinDayBefore } from './berlin-day.ts'
import {
  type DayFigures,
  type Figures,
  type JobFigures,
  listFiguresByDay,
  listFiguresByJob,
  loadEmployerNumbers,
} from './job-figure.queries.ts'

export type FigureDays = 30 | 90

const dayMs = 86_400_000
const mostJobs = 25

export type EmployerFigures = {
  openJobs: number
  /** Open ads that end within 14 days. */
  endingJobs: number
  /** Applications that nobody has read yet. */
  newApplications: number
  /** One for each of the last `days` days in Berlin, today included, oldest first. */
  byDay: DayFigures[]
  /** At most 25, those most read first. */
  byJob: JobFigures[]
  total: Figures
}

/**
 * What happened to an employer's ads, as numbers of which none tells who.
 * @throws NotFound for everyone who does not act for the employer
 */
export async function readEmployerFigures(
  ctx: Context,
  { employerId, days }: { employerId: number; days: FigureDays },
): Promise<EmployerFigures> {
  if (!canActForEmployer(ctx.actor, employerId)) throw new NotFound()
  const now = ctx.now()
  const to = berlinDay(now)
  const from = berlinDayBefore(now, days - 1)
  const soon = new Date(now.getTime() + limits.endingSoonDays * dayMs)
  const [numbers, byDay, byJob] = await Promise.all([
    loadEmployerNumbers(ctx.db, { employerId, now, soon }),
    listFiguresByDay(ctx.db, { employerId, from, to }),
    listFiguresByJob(ctx.db, { employerId, from, to, limit: mostJobs }),
  ])
  return { ...numbers, byDay, byJob, total: sumOf(byDay) }
}

function sumOf(rows: readonly Figures[]): Figures {
  const total = { views: 0, saves: 0, starts: 0, submissions: 0 }
  for (const row of rows) {
    total.views += row.views
    total.saves += row.saves
    total.starts += row.starts
    total.submissions += row.submissions
  }
  return total
}
