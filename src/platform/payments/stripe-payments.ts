import Stripe from 'stripe'
import type { Payment, PaymentEvent, PaymentProvider, PaymentStatus } from './payment-provider.ts'

type Settings = {
  secretKey: string
  webhookSecret: string
  /** Of tests alone: where else the API is. */
  api?: { host: string; port: number; protocol: 'http' }
}

/** The API that this code was written for, whatever the account is set to. */
const apiVersion = '2026-10-28.endive'
const toleranceSeconds = 300

/** Payments by Stripe's hosted Checkout: payers go there by a redirect, so no script of others runs on this site. */
export function openStripePayments({ secretKey, webhookSecret, api }: Settings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    apiVersion,
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...api,
  })
  const retrieve = (id: string) =>
    stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  return {
    name: 'stripe',
    async open({ reference, amountCents, currency, description, email, customerId, locale, returnUrl }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          ...payerOf(customerId, email),
          locale,
          success_url: returnUrl,
          cancel_url: returnUrl,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amountCents,
                product_data: { name: description },
              },
            },
          ],
        },
        { idempotencyKey: reference },
      )
      if (session.url === null) throw new Error('the provider of payments gave no address')
      return { paymentId: session.id, url: session.url }
    },
    read: async paymentId => paymentOf(await retrieve(paymentId)),
    async close(paymentId) {
      const { status } = await retrieve(paymentId)
      if (status === 'open') await stripe.checkout.sessions.expire(paymentId)
    },
    async refund({ paymentId, amountCents, key }) {
      const intent = intentOf(await retrieve(paymentId))
      if (!intent) throw new Error('a payment without money cannot be given back')
      await stripe.refunds.create({ payment_intent: intent.id, amount: amountCents }, { idempotencyKey: key })
    },
    async makeCustomer({ key, name }) {
      return (await stripe.customers.create({ name }, { idempotencyKey: key })).id
    },

    async openPortal({ customerId: customer, returnUrl, locale }) {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale })
      return { url }
    },

    async readEvent({ raw, signature }, now) {
      const event = await stripe.webhooks
        .constructEventAsync(
          Buffer.from(raw),
          signature,
          webhookSecret,
          toleranceSeconds,
          undefined,
          now.getTime(),
        )
        .catch(() => null)
      return event && { eventId: event.id, kind: event.type, paymentId: await paymentIdOf(stripe, event) }
    },
  }
}

/** A customer's card is kept for the next time; of others only the receipt's address is known. */
function payerOf(customerId: string | null, email: string) {
  if (customerId === null) return { customer_email: email }
  return { customer: customerId, payment_intent_data: { setup_future_usage: 'on_session' as const } }
}

/** The checkout that an event is about; null for events that say nothing of one. */
async function paymentIdOf(
  stripe: Stripe,
  { data: { object } }: Stripe.Event,
): Promise<PaymentEvent['paymentId']> {
  if (object.object === 'checkout.session') return object.id
  if (object.object !== 'charge' && object.object !== 'dispute' && object.object !== 'refund') return null
  const intent = typeof object.payment_intent === 'string' ? object.payment_intent : object.payment_intent?.id
  if (!intent) return null
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return data[0]?.id ?? null
}

type Session = Stripe.Checkout.Session

function paymentOf(session: Session): Payment {
  const charge = intentOf(session)?.latest_charge
  const paid = typeof charge === 'object' ? charge : null
  return {
    paymentId: session.id,
    reference: session.client_reference_id ?? '',
    status: statusOf(session),
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    refundedCents: paid?.amount_refunded ?? 0,
    isChargedBack: paid?.disputed ?? false,
  }
}

function statusOf(session: Session): PaymentStatus {
  if (session.payment_status === 'paid') return 'paid'
  const intent = intentOf(session)
  if (session.status === 'open') return intent?.last_payment_error ? 'failed' : 'open'
  // A direct debit is on its way for days; one that failed leaves its page closed.
  return session.status === 'complete' && intent?.status === 'processing' ? 'processing' : 'expired'
}

function intentOf({ payment_intent: intent }: Session): Stripe.PaymentIntent | null {
  return typeof intent === 'object' ? intent : null
}
