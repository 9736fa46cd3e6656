import { berlinDay } from '../../../basics/berlin.ts'
import type { Context } from '../../caller/context.ts'
import { Invalid, NotFound } from '../../caller/errors.ts'
import { requireBuyer } from '../order.policy.ts'
import type { Buyer } from '../order.schema.ts'
import { taxOf } from '../order-tax.ts'
import { billable } from '../steps/billable.ts'
import { keepBuyer } from './buyer.queries.ts'

/**
 * Keeps the address and the numbers that the next order begins with; orders that were placed keep theirs.
 * @throws Invalid for a Leitweg-ID or a VAT ID that cannot be right; NotFound where nothing is sold; SignInRequired, NotAllowed
 */
export async function saveBuyer(
  ctx: Context,
  { employerId, buyer: typed }: { employerId: number; buyer: Buyer },
): Promise<void> {
  const { userId: by } = requireBuyer(ctx.actor, employerId)
  const seller = ctx.shop.prices?.seller
  if (!seller) throw new NotFound()
  const buyer = billable(typed)
  const decision = taxOf(seller, buyer, berlinDay(ctx.now()))
  if (decision.kind === 'refused')
    throw new Invalid({ vatId: [{ key: `order-words.vat.${decision.reason}` }] })
  await keepBuyer(ctx.db, { employerId, buyer, by, now: ctx.now() })
}
