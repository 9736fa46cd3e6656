import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import { countLeft, useOne } from '../entitlement.queries.ts'
import type { EntitlementKind } from '../entitlement.schema.ts'

type Which = { employerId: number; kind: EntitlementKind }

/**
 * Uses one unit of an employer's entitlement, in the caller's transaction; the caller has asked its policy.
 * @throws Conflict `ads.problem.none-left`
 */
export async function useEntitlement(ctx: Context, which: Which): Promise<void> {
  if (!(await useOne(ctx.db, { ...which, now: ctx.now() }))) throw new Conflict('ads.problem.none-left')
}

/** How many units an employer has left; the caller has asked its policy. */
export async function countEntitlements(ctx: Context, which: Which): Promise<number> {
  return countLeft(ctx.db, { ...which, now: ctx.now() })
}
