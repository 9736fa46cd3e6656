import Stripe from 'stripe'
import type { Checkout, Payment, PaymentEvent, PaymentProvider, PaymentStatus } from './payment-provider.ts'

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
    async open(checkout) {
      const { customerId } = checkout
      const asked = (as: string | null, key: string) =>
        stripe.checkout.sessions.create(sessionOf(checkout, as), { idempotencyKey: key })
      const session = await asked(customerId, checkout.reference).catch((error: unknown) => {
        if (!isMissing(error, 'customer')) throw error
        // A customer that was deleted there pays like one who is new; the key names another request.
        return asked(null, `${checkout.reference} without customer`)
      })
      if (session.url === null) throw new Error('the provider of payments gave no address')
      return { paymentId: session.id, url: session.url }
    },
    async read(paymentId) {
      const session = await retrieve(paymentId).catch(unlessMissing)
      return session && paymentOf(session)
    },
    async close(paymentId) {
      const isOpen = async () => (await retrieve(paymentId)).status === 'open'
      if (!(await isOpen())) return
      await stripe.checkout.sessions.expire(paymentId).catch(async (error: unknown) => {
        // Paid in the meantime: nothing is left to close.
        if (await isOpen()) throw error
      })
    },
    async refund({ paymentId, amountCents, key }) {
      const intent = intentOf(await retrieve(paymentId))
      if (!intent) throw new Error('a payment without money cannot be given back')
      await stripe.refunds
        .create({ payment_intent: intent.id, amount: amountCents }, { idempotencyKey: key })
        .catch((error: unknown) => {
          // Given back there by hand, or by a request whose answer was lost longer ago than keys are remembered.
          if (!hasCode(error, 'charge_already_refunded')) throw error
        })
    },
    async makeCustomer({ key, name }) {
      return (await stripe.customers.create({ name }, { idempotencyKey: key })).id
    },
    async openPortal({ customerId: customer, returnUrl, locale }) {
      return stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale }).then(
        ({ url }) => ({ url }),
        (error: unknown) => {
          if (isMissing(error, 'customer')) return null
          throw error
        },
      )
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

function sessionOf(
  { reference, amountCents, currency, description, email, locale, returnUrl }: Checkout,
  customerId: string | null,
): Stripe.Checkout.SessionCreateParams {
  return {
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
  }
}

function hasCode(error: unknown, code: string): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.code === code
}

/** The API names by which parameter it was asked about something that it does not have. */
function isMissing(error: unknown, param: string): boolean {
  return hasCode(error, 'resource_missing') && error.param === param
}

function unlessMissing(error: unknown): null {
  if (hasCode(error, 'resource_missing')) return null
  throw error
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
