import { daysBefore } from '../../basics/time.ts'
import type { Context } from '../caller/context.ts'
import { loadFirstAnswer } from './first-answer.queries.ts'

const applicationsFrom = 10
const countedDays = 365
/** Recent applicants do not count as waiting yet. */
const graceDays = 14

/**
 * Public: an employer's median time to a first answer over the last year, in whole days, at least one; null below ten applications.
 * Applicants waiting for more than 14 days count with the time waited so far, so that silence does not look fast.
 */
export async function readFirstAnswer(ctx: Context, employerId: number): Promise<{ days: number } | null> {
  const now = ctx.now()
  const ago = (days: number) => daysBefore(now, days)
  const times = { from: ago(countedDays), waitingSince: ago(graceDays), now }
  const { applications, medianDays } = await loadFirstAnswer(ctx.db, employerId, times)
  if (applications < applicationsFrom || medianDays === null) return null
  return { days: Math.max(1, Math.ceil(medianDays)) }
}
