import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict, NotFound, Unavailable } from '../../caller/errors.ts'
import { requireBuyer } from '../order.policy.ts'
import { findBuyerFacts } from '../order.queries.ts'
import { findCustomer, findEmployerOfCustomer, keepCustomer } from './buyer.queries.ts'

/**
 * Where an employer sees and changes the cards that its provider of payments keeps; this site never knows them. @returns the address
 * @throws Conflict where nothing is paid online; Unavailable where the provider does not answer; SignInRequired, NotFound, NotAllowed
 */
export async function openPaymentMeans(
  ctx: Context,
  { employerId }: { employerId: number },
): Promise<{ url: string }> {
  requireBuyer(ctx.actor, employerId)
  const { payments } = ctx.shop
  if (!payments) throw new Conflict('order-words.problem.no-payments')
  const facts = await findBuyerFacts(ctx.db, employerId)
  if (!facts) throw new NotFound()
  const provider = payments.name
  try {
    const known = await findCustomer(ctx.db, { employerId, provider })
    const customerId = known ?? (await newCustomer(ctx, payments, { employerId, ...facts, instead: null }))
    const back = { returnUrl: ctx.links.billing(employerId, ctx.locale), locale: ctx.locale }
    const opened = await payments.openPortal({ customerId, ...back })
    if (opened) return opened
    // Deleted there, or of an account of the provider that is used no more.
    const next = await newCustomer(ctx, payments, { employerId, ...facts, instead: customerId })
    const again = await payments.openPortal({ customerId: next, ...back })
    if (!again) throw new Error('the provider of payments does not know the customer that it has just made')
    return again
  } catch (error) {
    ctx.log.warn({ err: error }, 'the provider of payments did not open its portal')
    throw new Unavailable('order-words.problem.provider')
  }
}

/** Asking twice under one key makes one customer, so that a lost answer does no harm. */
async function newCustomer(
  ctx: Context,
  payments: PaymentProvider,
  { employerId, name, instead }: { employerId: number; name: string; instead: string | null },
): Promise<string> {
  const key = `employer ${employerId}${instead === null ? '' : ` instead of ${instead}`}`
  const customerId = await payments.makeCustomer({ key, name })
  await keepCustomer(ctx.db, { employerId, provider: payments.name, customerId })
  return customerId
}

/** The portal of the test provider. Not found with a real one. @throws SignInRequired, NotFound, NotAllowed */
export async function readTestPortal(ctx: Context, { customerId }: { customerId: string }) {
  await requireTestCustomer(ctx, customerId)
  const portal = await ctx.shop.payments?.portal?.read(customerId)
  if (!portal) throw new NotFound()
  return portal
}

/** Keeps or forgets the card there. @throws Conflict for a customer that has gone; as {@link readTestPortal} */
export async function playTestPortal(
  ctx: Context,
  { customerId, act }: { customerId: string; act: 'keep' | 'forget' },
): Promise<void> {
  await requireTestCustomer(ctx, customerId)
  if (!(await ctx.shop.payments?.portal?.play(customerId, act)))
    throw new Conflict('order-words.problem.test-over')
}

async function requireTestCustomer(ctx: Context, customerId: string): Promise<void> {
  const employerId = ctx.shop.payments?.portal ? await findEmployerOfCustomer(ctx.db, customerId) : null
  if (employerId === null) throw new NotFound()
  requireBuyer(ctx.actor, employerId)
}
