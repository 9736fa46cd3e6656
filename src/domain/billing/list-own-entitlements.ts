import type { Context } from '../caller/context.ts'
import { requireEntitlementReader } from './entitlement.policy.ts'
import { listEntitlements, listUses } from './entitlement.queries.ts'

export type Ledger = Awaited<ReturnType<typeof listOwnEntitlements>>

/**
 * What an employer may use, where it comes from and what it was used for, newest first.
 * @throws SignInRequired, NotFound, NotAllowed for anyone but its owners and administrators with `billing.manage`
 */
export async function listOwnEntitlements(ctx: Context, { employerId }: { employerId: number }) {
  requireEntitlementReader(ctx.actor, employerId)
  const [entitlements, uses] = await Promise.all([
    listEntitlements(ctx.db, employerId),
    listUses(ctx.db, employerId),
  ])
  return { entitlements, uses }
}
