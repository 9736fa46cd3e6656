import { afterBusinessMinutes } from '../../../basics/business-hours.ts'
import type { Context } from '../../caller/context.ts'
import { dueStatuses, type SupportStatus } from '../support-request.status.ts'

/** When the team should have answered a conversation that is now in this state; null where it is not the team's turn. */
export function dueAt(ctx: Context, status: SupportStatus): Date | null {
  const { hours, answerHours } = ctx.support
  return dueStatuses.includes(status) ? afterBusinessMinutes(ctx.now(), answerHours * 60, hours) : null
}
