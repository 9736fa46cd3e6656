import { daysAfter } from '../../basics/time.ts'
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canSettle } from './order.policy.ts'
import { listIdleOrders, lockOrder } from './order.queries.ts'
import {
  closePaymentEvent,
  countEventTry,
  listNeedlessPayments,
  listPaymentsToAsk,
  listRefundsWanted,
  listToldPayments,
} from './payment.queries.ts'
import { applyPayment } from './steps/apply-payment.ts'
import { billOrders } from './steps/bill-orders.ts'
import { moveOrder } from './steps/move-order.ts'

/** After so many tries an event is left to the nightly reconciliation. */
const triesMost = 20
/** How long a bank may take money back. */
const chargeBackDays = 180
const idleDays = 7
/** How many payments are asked about at once. */
const lanes = 4

/**
 * Asks the provider about each payment that an event was told of, closes pages on which nothing is to be paid any more, gives money back,
 * and bills what was paid. @throws NotAllowed
 */
export async function settlePayments(ctx: Context): Promise<void> {
  if (!canSettle(ctx.actor)) throw new NotAllowed()
  const { payments } = ctx.shop
  if (payments) await settleAt(ctx, payments)
  await billOrders(ctx)
}

async function settleAt(ctx: Context, payments: PaymentProvider): Promise<void> {
  await inLanes(await listToldPayments(ctx.db, payments.name, triesMost), async ({ id, paymentId }) => {
    await countEventTry(ctx.db, id)
    if (await ask(ctx, payments, paymentId)) await closePaymentEvent(ctx.db, id, ctx.now())
  })
  for (const { paymentId } of await listNeedlessPayments(ctx.db, payments.name)) {
    await tried(ctx, () => payments.close(paymentId))
    await ask(ctx, payments, paymentId)
  }
  await giveBack(ctx, payments)
}

/**
 * Asks the provider about all payments whose end is not known and those that may yet be taken back, as if events had told of each: what
 * was lost on the way is found here. Cancels what nobody has paid for a week. @throws NotAllowed
 */
export async function reconcilePayments(ctx: Context): Promise<void> {
  if (!canSettle(ctx.actor)) throw new NotAllowed()
  const { payments } = ctx.shop
  if (payments) await askAboutAll(ctx, payments)
  const before = daysAfter(ctx.now(), -idleDays)
  for (const { id } of await listIdleOrders(ctx.db, { before }))
    await inTransaction(ctx, async inside => {
      const order = await lockOrder(inside.db, id)
      if (order.status !== 'draft' && order.status !== 'awaiting-payment') return
      await moveOrder(inside, order, { to: 'cancelled', party: 'site', reason: 'nobody-paid' })
    })
}

async function askAboutAll(ctx: Context, payments: PaymentProvider): Promise<void> {
  const paidSince = daysAfter(ctx.now(), -chargeBackDays)
  let after = 0
  for (;;) {
    const known = await listPaymentsToAsk(ctx.db, { provider: payments.name, paidSince, after })
    await inLanes(known, ({ paymentId }) => ask(ctx, payments, paymentId))
    const last = known.at(-1)
    if (!last) break
    after = last.id
  }
  await giveBack(ctx, payments)
}

async function giveBack(ctx: Context, payments: PaymentProvider): Promise<void> {
  for (const { id, paymentId, cents } of await listRefundsWanted(ctx.db, payments.name)) {
    // The key makes a second try after a lost answer give nothing twice.
    const refund = { paymentId, amountCents: cents, key: `refund ${id} ${cents}` }
    await tried(ctx, () => payments.refund(refund))
    await ask(ctx, payments, paymentId)
  }
}

/** @returns whether the answer was taken over, or nothing can come of it */
async function ask(ctx: Context, payments: PaymentProvider, paymentId: string): Promise<boolean> {
  return tried(ctx, async () => {
    const payment = await payments.read(paymentId)
    if (payment) await applyPayment(ctx, payments.name, payment)
  })
}

/** A provider that does not answer is asked again with the next run. */
async function tried(ctx: Context, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    ctx.log.warn({ err: error }, 'a payment could not be settled yet')
    return false
  }
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
