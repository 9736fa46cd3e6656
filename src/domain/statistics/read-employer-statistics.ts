import { berlinDay, berlinDayBefore } from '../../basics/berlin.ts'
import { daysAfter } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canActForEmployer } from '../caller/membership.policy.ts'
import {
  type DayStatistics,
  type JobStatistics,
  listStatisticsByDay,
  listStatisticsByJob,
  loadEmployerNumbers,
  type Statistics,
} from './job-statistics.queries.ts'

export type StatisticsDays = 30 | 90

const mostJobs = 25

export type EmployerStatistics = {
  openJobs: number
  /** Open jobs that end within 14 days. */
  endingJobs: number
  newApplications: number
  /** One entry per Berlin day for the last `days` days, including today, oldest first. */
  byDay: DayStatistics[]
  /** At most 25, most viewed first. */
  byJob: JobStatistics[]
  total: Statistics
}

/**
 * Aggregated statistics of an employer's jobs, without personal data.
 * @throws NotFound for everyone who does not act for the employer
 */
export async function readEmployerStatistics(
  ctx: Context,
  { employerId, days }: { employerId: number; days: StatisticsDays },
): Promise<EmployerStatistics> {
  if (!canActForEmployer(ctx.actor, employerId)) throw new NotFound()
  const now = ctx.now()
  const to = berlinDay(now)
  const from = berlinDayBefore(now, days - 1)
  const soon = daysAfter(now, limits.endingSoonDays)
  const [numbers, byDay, byJob] = await Promise.all([
    loadEmployerNumbers(ctx.db, { employerId, now, soon }),
    listStatisticsByDay(ctx.db, { employerId, from, to }),
    listStatisticsByJob(ctx.db, { employerId, from, to, limit: mostJobs }),
  ])
  return { ...numbers, byDay, byJob, total: sumOf(byDay) }
}

function sumOf(rows: readonly Statistics[]): Statistics {
  const total = { views: 0, saves: 0, starts: 0, submissions: 0 }
  for (const row of rows) {
    total.views += row.views
    total.saves += row.saves
    total.starts += row.starts
    total.submissions += row.submissions
  }
  return total
}
