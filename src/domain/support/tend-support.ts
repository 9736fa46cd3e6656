import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { deleteMailsBefore, findRequestsBefore } from './old-support.queries.ts'
import { deleteConversations } from './steps/delete-conversations.ts'
import { tellPerson } from './steps/tell-person.ts'
import { canTendSupport } from './support.policy.ts'
import { findConfirmedRequest, updateRequest } from './support.queries.ts'
import { type SupportStatus, supportLife } from './support-request.status.ts'

/**
 * Closes what was answered and then left alone for 30 days; deletes closed conversations after the time that the operator has set, and
 * messages of guests who did not confirm their address within seven days.
 */
export async function tendSupport(ctx: Context): Promise<void> {
  if (!canTendSupport(ctx.actor)) throw new NotAllowed()
  await inTransaction(ctx, closeLeftAlone)
  await inTransaction(ctx, async inside => {
    const now = inside.now()
    await deleteBefore(inside, ['closed'], daysBefore(now, inside.support.keepDays))
    await deleteBefore(inside, ['unconfirmed'], daysBefore(now, limits.supportConfirmDays))
    await deleteMailsBefore(inside.db, daysBefore(now, limits.supportMailDays))
  })
}

async function closeLeftAlone(ctx: Context): Promise<void> {
  const statuses = supportLife.sources('site', 'closed')
  const before = daysBefore(ctx.now(), limits.supportCloseDays)
  for (const id of await findRequestsBefore(ctx.db, { statuses, before })) {
    const request = await findConfirmedRequest(ctx.db, id, { lock: true })
    if (!request || !supportLife.may(request.status, 'closed', 'site')) continue
    await updateRequest(ctx.db, id, { status: 'closed', dueAt: null, changedAt: ctx.now() })
    if (request.firstAnsweredAt) await tellPerson(ctx, request, { template: 'support-closed' })
  }
}

async function deleteBefore(ctx: Context, statuses: readonly SupportStatus[], before: Date): Promise<void> {
  await deleteConversations(ctx, await findRequestsBefore(ctx.db, { statuses, before }))
}
