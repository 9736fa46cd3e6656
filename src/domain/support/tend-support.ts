import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canTendSupport } from './support.policy.ts'
import { closeAnsweredBefore, deleteRequestsBefore } from './support.queries.ts'
import { supportLife } from './support-request.status.ts'

/**
 * Closes what was answered and then left alone for 30 days; deletes closed conversations after a year, and messages of guests who did not
 * confirm their address within seven days.
 */
export async function tendSupport(ctx: Context): Promise<void> {
  if (!canTendSupport(ctx.actor)) throw new NotAllowed()
  await inTransaction(ctx, async inside => {
    const [{ db }, now] = [inside, inside.now()]
    const from = supportLife.sources('site', 'closed')
    await closeAnsweredBefore(db, { from, before: daysBefore(now, limits.supportCloseDays), now })
    await deleteRequestsBefore(db, { status: 'closed', before: daysBefore(now, limits.supportKeepDays) })
    await deleteRequestsBefore(db, {
      status: 'unconfirmed',
      before: daysBefore(now, limits.supportConfirmDays),
    })
  })
}
