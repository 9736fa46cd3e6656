import { daysBefore } from '../../../basics/time.ts'
import type { Context } from '../../caller/context.ts'
import { countAnswered } from '../contact-request.queries.ts'
import type { ContactRequest } from '../pool-rows.ts'

const ratedDays = 365
/** Recent applicants do not count as waiting yet. */
const graceDays = 14
const ratedFrom = 10

export type RequestToPerson = ContactRequest & {
  /** Of the employer's applications of the last year; null below ten. */
  answerRate: { applications: number; answered: number } | null
}

/** Adds how many of its applicants each employer has answered. The caller has asked its policy. */
export async function withAnswerRates(
  ctx: Context,
  requests: readonly ContactRequest[],
): Promise<RequestToPerson[]> {
  const now = ctx.now()
  const times = { from: daysBefore(now, ratedDays), waitingSince: daysBefore(now, graceDays) }
  const rates = await countAnswered(ctx.db, [...new Set(requests.map(({ employerId }) => employerId))], times)
  return requests.map(request => {
    const rate = rates.get(request.employerId)
    return { ...request, answerRate: rate && rate.applications >= ratedFrom ? rate : null }
  })
}
