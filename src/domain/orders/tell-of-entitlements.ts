import { daysAfter } from '../../basics/time.ts'
import { listTellable, noteTold, type TellableEntitlement } from '../billing/steps/tellable-entitlements.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { queueMail } from '../mail/steps/queue-mail.ts'
import { canSettle } from './order.policy.ts'
import { listOwners } from './owner.queries.ts'

const aheadDays = 14

/**
 * Mails an employer's owners two weeks before something ends that they have not used up, and when a tenth or less is left of a pack; each
 * once. @returns of how many was told @throws NotAllowed for anyone but the system
 */
export async function tellOfEntitlements(ctx: Context): Promise<number> {
  if (!canSettle(ctx.actor)) throw new NotAllowed()
  const now = ctx.now()
  const found = await listTellable(ctx, { endsBefore: daysAfter(now, aheadDays) })
  for (const entitlement of found) await inTransaction(ctx, inside => tell(inside, entitlement))
  return found.length
}

async function tell(ctx: Context, entitlement: TellableEntitlement): Promise<void> {
  const { id, employerId, kind, left, validUntil, reason } = entitlement
  if (!(await noteTold(ctx, { id, reason }))) return
  for (const { userId, name, email, locale } of await listOwners(ctx.db, employerId))
    await queueMail(ctx, {
      to: email,
      template: 'entitlement-ending',
      props: {
        name,
        reason,
        kind,
        left,
        until: validUntil?.toISOString() ?? null,
        url: ctx.links.orders(employerId, locale),
      },
      locale,
      userId,
      key: `entitlement-${reason} ${id} ${userId}`,
    })
}
