import { daysBefore } from '../../basics/time.ts'
import type { Context } from '../caller/context.ts'
import { loadFirstAnswerOfAll } from './first-answer.queries.ts'

const applicationsFrom = 50
const employersFrom = 5
const countedDays = 365
const graceDays = 14

/**
 * Public: how long applicants of all employers wait for a first answer, the median of the last year in whole days. Null while there are too
 * few applications or employers to say so of the board.
 */
export async function readBoardProof(ctx: Context): Promise<{ days: number; applications: number } | null> {
  const now = ctx.now()
  const times = { from: daysBefore(now, countedDays), waitingSince: daysBefore(now, graceDays), now }
  const { applications, employers, medianDays } = await loadFirstAnswerOfAll(ctx.db, times)
  if (applications < applicationsFrom || employers < employersFrom || medianDays === null) return null
  return { days: Math.max(1, Math.ceil(medianDays)), applications }
}
