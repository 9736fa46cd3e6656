import { berlinDay } from '../../../basics/berlin.ts'
import type { Context } from '../../caller/context.ts'
import { currencies, type EntitlementKind, priceOn } from '../../caller/price-list.schema.ts'
import { countLeft } from '../entitlement.queries.ts'

/** Whether the operator sells something today. What is not sold is free: nothing is held back that nobody could buy. */
export function sells({ shop, now }: Pick<Context, 'shop' | 'now'>, kind: EntitlementKind): boolean {
  const day = berlinDay(now())
  return (shop.prices?.products ?? []).some(
    product => product.kind === kind && currencies.every(each => priceOn(product, day, each) !== null),
  )
}

/**
 * Whether an employer may use what is bought for a time and not by pieces: because it has it, or because it is not sold. The caller has
 * asked its policy.
 */
export async function isUnlocked(
  ctx: Context,
  { employerId, kind }: { employerId: number; kind: EntitlementKind },
): Promise<boolean> {
  return !sells(ctx, kind) || (await countLeft(ctx.db, { employerId, kind, now: ctx.now() })) > 0
}
