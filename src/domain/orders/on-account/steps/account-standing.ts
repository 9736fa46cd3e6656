import type { Context } from '../../../caller/context.ts'
import type { Order } from '../../order.queries.ts'
import { type Account, readAccount } from '../on-account.queries.ts'

/** Why nothing is delivered before it is paid. */
type AccountRefusal = 'not-verified' | 'reminded' | 'first-open' | 'limit'
/** `not-sold`: the operator offers no purchase by invoice, and nothing is said of it. */
export type AccountStanding = { kind: 'offered' } | { kind: 'refused'; reason: AccountRefusal | 'not-sold' }

type Asked = Pick<Order, 'currency' | 'total_cents'> & { employerId: number; isVerified: boolean }

/**
 * Whether an order may be bought against an invoice: by verified employers, up to the operator's limit with all that is open, one invoice
 * at a time until the first is paid, and none while a second reminder is out. The caller has asked its policy.
 */
export async function accountStanding(
  ctx: Context,
  { employerId, isVerified, currency, total_cents: totalCents }: Asked,
): Promise<AccountStanding> {
  const most = ctx.shop.prices?.onAccount?.[currency]
  if (most === undefined) return { kind: 'refused', reason: 'not-sold' }
  const account = await readAccount(ctx.db, { employerId, currency })
  const reason = refusalOf(account, { isVerified, wouldBeOpen: account.openCents + totalCents, most })
  return reason === null ? { kind: 'offered' } : { kind: 'refused', reason }
}

function refusalOf(
  { open, paid, reminded }: Account,
  { isVerified, wouldBeOpen, most }: { isVerified: boolean; wouldBeOpen: number; most: number },
): AccountRefusal | null {
  if (!isVerified) return 'not-verified'
  if (reminded > 0) return 'reminded'
  if (open > 0 && paid === 0) return 'first-open'
  return wouldBeOpen > most ? 'limit' : null
}
