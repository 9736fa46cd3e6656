import type { Context } from '../../caller/context.ts'
import { Conflict } from '../../caller/errors.ts'
import type { EntitlementKind } from '../../caller/price-list.schema.ts'
import { countLeft, spendOne } from '../entitlement.queries.ts'

type Which = { employerId: number; kind: EntitlementKind }
/** `purpose` names what it is used for, for good: the same one never uses two. */
type Use = Which & { purpose: string; jobId?: number }

/**
 * Spends one unit of an employer's entitlement, in the caller's transaction; the caller has asked its policy.
 * @throws Conflict `ads.problem.none-left`
 */
export async function spendEntitlement(ctx: Context, { purpose, jobId, ...which }: Use): Promise<void> {
  const usedBy = 'userId' in ctx.actor ? ctx.actor.userId : null
  const use = { purpose, jobId: jobId ?? null, usedBy, now: ctx.now() }
  if (!(await spendOne(ctx.db, which, use))) throw new Conflict('ads.problem.none-left')
}

/** How many units an employer has left; the caller has asked its policy. */
export async function countEntitlements(ctx: Context, which: Which): Promise<number> {
  return countLeft(ctx.db, { ...which, now: ctx.now() })
}
