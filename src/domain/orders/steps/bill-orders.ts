import { berlinDay, calendarDayAfter } from '../../../basics/berlin.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { issueCancellation } from '../../invoicing/steps/issue-cancellation.ts'
import { type Billable, issueInvoice } from '../../invoicing/steps/issue-invoice.ts'
import { listOrdersToBill, listOrdersToUnbill, lockOrder, type Order } from '../order.queries.ts'

/**
 * Bills every order that was paid or delivered against an invoice, and takes back the invoice of every one that was refunded or cancelled. Not in the transaction of the payment: what
 * somebody has paid for is not held up by an invoice that cannot be written. Each is tried again with the next run.
 */
export async function billOrders(ctx: Context): Promise<void> {
  for (const { id } of await listOrdersToBill(ctx.db))
    await tried(ctx, id, async inside => {
      const order = await lockOrder(inside.db, id)
      // Paid, refunded or taken back meanwhile: what it is now decides.
      if (order.paid_at !== null || order.status === 'awaiting-payment')
        await issueInvoice(inside, billableOf(order))
    })
  for (const { id, invoiceId } of await listOrdersToUnbill(ctx.db))
    await tried(ctx, id, async inside => {
      await lockOrder(inside.db, id)
      await issueCancellation(inside, { invoiceId, note: null })
    })
}

async function tried(ctx: Context, orderId: number, work: (inside: Context) => Promise<void>): Promise<void> {
  await inTransaction(ctx, work).catch((error: unknown) =>
    ctx.log.error({ err: error, orderId }, 'an order could not be billed'),
  )
}

/** As it stands on the invoice, whose texts are in the language of its buyer. */
const discountReasons = { de: 'Gutschein', en: 'Coupon' } as const

function billableOf(order: Order): Billable {
  const { buyer, product, seller, locale } = order
  const boughtOn = berlinDay(order.delivered_at ?? order.paid_at ?? order.created_at)
  return {
    orderId: order.id,
    employerId: order.employer_id,
    language: locale,
    currency: order.currency,
    seller,
    buyer: {
      name: buyer.name,
      department: null,
      address: {
        street: buyer.street,
        extra: null,
        postcode: buyer.postalCode,
        city: buyer.city,
        country: buyer.country,
      },
      vatId: buyer.vatId ?? null,
      email: buyer.email,
    },
    leitwegId: buyer.leitwegId ?? null,
    orderNumber: buyer.reference ?? null,
    costCentre: buyer.costCentre ?? null,
    tax: order.tax,
    service: { from: boughtOn, to: calendarDayAfter(boughtOn, product.days) },
    lines: [
      {
        name: product.name[locale],
        description: null,
        articleNumber: product.id,
        quantity: 1,
        unitPriceCents: order.list_cents,
        discountCents: order.discount_cents,
        discountReason: order.discount_cents > 0 ? discountReasons[locale] : null,
        period: null,
      },
    ],
    totalCents: order.total_cents,
    payment:
      order.due_days === null
        ? { kind: 'paid', paidOn: berlinDay(order.paid_at ?? order.created_at), reference: String(order.id) }
        : { kind: 'transfer', days: order.due_days },
  }
}
