import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openStripePayments } from './stripe-payments.ts'

type Asked = { path: string; version: string; key: string; body: string }
let asked: Asked[] = []
let answer: object = {}

/** Answers as the API does, from one object. */
const server = createServer(async (request, response) => {
  const header = (name: string) => String(request.headers[name] ?? '')
  asked.push({
    path: `${request.method} ${request.url?.split('?')[0]}`,
    version: header('stripe-version'),
    key: header('idempotency-key'),
    body: await bodyOf(request),
  })
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answer))
})
await new Promise<void>(ready => server.listen(0, '127.0.0.1', () => ready()))
afterAll(() => new Promise(done => server.close(done)))

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += piece
  return decodeURIComponent(body)
}

const webhookSecret = 'whsec_of_the_test'
const payments = openStripePayments({
  secretKey: 'sk_test_none',
  webhookSecret,
  // The cast: a server on a port has such an address.
  api: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
})
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.com/c/cs_1',
  client_reference_id: 'order:1',
  status: 'open',
  payment_status: 'unpaid',
  amount_total: 11_781,
  currency: 'eur',
  payment_intent: null,
}
const intent = { id: 'pi_1', status: 'succeeded', latest_charge: { amount_refunded: 0, disputed: false } }

beforeEach(() => {
  asked = []
  answer = session
})

it('a checkout is opened once for a reference, in the version that this code knows', async () => {
  const opened = await payments.open({
    reference: 'order:1',
    amountCents: 11_781,
    currency: 'EUR',
    description: 'Hervorgehobene Anzeige',
    email: 'rechnung@praxis.example',
    customerId: null,
    locale: 'de',
    returnUrl: 'https://jobs.example/order',
  })
  expect(opened).toEqual({ paymentId: 'cs_1', url: session.url })
  expect(asked).toMatchObject([
    { path: 'POST /v1/checkout/sessions', version: '2026-10-28.endive', key: 'order:1' },
  ])
  expect(asked[0]?.body).toContain('line_items[0][price_data][unit_amount]=11781')
})

it.each([
  ['open', {}],
  ['failed', { payment_intent: { ...intent, status: 'requires_payment_method', last_payment_error: {} } }],
  ['processing', { status: 'complete', payment_intent: { ...intent, status: 'processing' } }],
  ['expired', { status: 'expired' }],
  ['expired', { status: 'complete', payment_intent: { ...intent, status: 'requires_payment_method' } }],
  ['paid', { status: 'complete', payment_status: 'paid', payment_intent: intent }],
])('a payment is %s', async (status, facts) => {
  answer = { ...session, ...facts }
  expect(await payments.read('cs_1')).toEqual({
    paymentId: 'cs_1',
    reference: 'order:1',
    status,
    amountCents: 11_781,
    currency: 'EUR',
    refundedCents: 0,
    isChargedBack: false,
  })
})

it('a refund names the payment and carries its key', async () => {
  answer = { ...session, payment_intent: intent }
  await payments.refund({ paymentId: 'cs_1', amountCents: 11_781, key: 'refund 1 11781' })
  expect(asked.at(-1)).toMatchObject({ path: 'POST /v1/refunds', key: 'refund 1 11781' })
  expect(asked.at(-1)?.body).toContain('payment_intent=pi_1')
})

it('a customer is made once, keeps its cards for the next checkout, and changes them on the provider’s page', async () => {
  answer = { id: 'cus_1' }
  expect(await payments.makeCustomer({ key: 'employer 7', name: 'Praxis Sommer' })).toBe('cus_1')
  expect(asked.at(-1)).toMatchObject({ path: 'POST /v1/customers', key: 'employer 7' })
  answer = { url: 'https://billing.stripe.com/p/1' }
  const portal = { customerId: 'cus_1', returnUrl: 'https://jobs.example/billing', locale: 'de' } as const
  expect(await payments.openPortal(portal)).toEqual(answer)
  expect(asked.at(-1)?.body).toContain('customer=cus_1')
  answer = session
  await payments.open({
    reference: 'order:2',
    amountCents: 100,
    currency: 'EUR',
    description: 'x',
    email: 'rechnung@praxis.example',
    customerId: 'cus_1',
    locale: 'de',
    returnUrl: 'https://jobs.example/order',
  })
  expect(asked.at(-1)?.body).toContain('customer=cus_1')
  expect(asked.at(-1)?.body).not.toContain('customer_email')
})

it('an event is believed with its signature, of the last minutes', async () => {
  const now = new Date('2026-11-21T08:00:00Z')
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  }
  const payload = JSON.stringify(event)
  const timestamp = now.getTime() / 1_000
  const signature = new Stripe('sk_test_none').webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    timestamp,
  })
  const raw = Buffer.from(payload)
  const read = (delivery: { raw: Uint8Array; signature: string }, at = now) =>
    payments.readEvent(delivery, at)
  expect(await read({ raw, signature })).toEqual({
    eventId: 'evt_1',
    kind: 'checkout.session.completed',
    paymentId: 'cs_1',
  })
  expect(await read({ raw, signature }, new Date(now.getTime() + 400_000))).toBeNull()
  expect(await read({ raw: Buffer.from(payload.replace('cs_1', 'cs_2')), signature })).toBeNull()
})
