import { berlinDay } from '../../basics/berlin.ts'
import { noteEvent } from '../audit/steps/note-event.ts'
import { requirePermission } from '../caller/admin.policy.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { Invalid } from '../caller/errors.ts'
import { loadAdminName, upsertSwitch } from './switch.queries.ts'
import type { SwitchInput } from './switch.schema.ts'

/**
 * Turns something on or off, or on for a share of the people, for a reason that the log keeps. All processes follow within five seconds.
 * @throws SignInRequired, NotAllowed; {Invalid} for an end that is over already
 */
export async function setSwitch(ctx: Context, input: SwitchInput): Promise<void> {
  const { userId } = requirePermission(ctx, 'system.operate')
  const { key, state, reason } = input
  const percent = state === 'percent' ? (input.percent ?? null) : null
  const until = state === 'on' ? null : (input.until ?? null)
  if (until !== null && until < berlinDay(ctx.now()))
    throw new Invalid({ until: [{ key: 'admin.switches.problem.until' }] })
  await inTransaction(ctx, async inside => {
    const changedBy = await loadAdminName(inside.db, userId)
    const changedAt = inside.now()
    await upsertSwitch(inside.db, { key, state, percent, until, reason, changedBy, changedAt })
    const details = { switch: key, state, reason, ...(percent && { percent }), ...(until && { until }) }
    await noteEvent(inside, 'switch-changed', { details })
  })
}
