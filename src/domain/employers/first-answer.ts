import type { Context } from '../caller/context.ts'
import { loadFirstAnswer } from './first-answer.queries.ts'

const applicationsFrom = 10
const dayMs = 24 * 60 * 60_000
const countedDays = 365
/** Someone who applied yesterday does not wait yet. */
const graceDays = 14

/**
 * How long an employer takes for its first answer: the median of the last year in whole days, at least one, for everyone to
 * see; null until ten applications tell. Whoever has waited for more than 14 days counts with the time waited so far, so that
 * silence does not look fast.
 */
export async function readFirstAnswer(ctx: Context, employerId: number): Promise<{ days: number } | null> {
  const now = ctx.now()
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const times = { from: ago(countedDays), waitingSince: ago(graceDays), now }
  const { applications, medianDays } = await loadFirstAnswer(ctx.db, employerId, times)
  if (applications < applicationsFrom || medianDays === null) return null
  return { days: Math.max(1, Math.ceil(medianDays)) }
}
