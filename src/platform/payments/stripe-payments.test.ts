import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  stripeCustomer,
  stripePortal,
  stripeProblems,
  stripeRefund,
  stripeSession,
} from '../../../tests/support/stripe-shapes.ts'
import { openStripePayments } from './stripe-payments.ts'

type Asked = { path: string; version: string; key: string; body: string }
type Answer = { status?: number; body: object }
let asked: Asked[] = []
/** By path; several answers are given one after another, the last one for good. */
let answers: Record<string, Answer[]> = {}

/** Answers as the API does: what it documents, by the address that it is asked at. */
const server = createServer(async (request, response) => {
  const header = (name: string) => String(request.headers[name] ?? '')
  const path = `${request.method} ${request.url?.split('?')[0]}`
  const body = await bodyOf(request)
  asked.push({ path, version: header('stripe-version'), key: header('idempotency-key'), body })
  const waiting = answers[path] ?? []
  const answer = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? { status: 404, body: {} }
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', 'request-id': 'req_1' })
  response.end(JSON.stringify(answer.body))
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
const session = stripeSession
const succeeded = { id: 'pi_1', status: 'succeeded', latest_charge: { amount_refunded: 0, disputed: false } }
// The cast: expanded as the API does on request, with the fields of it that are read.
const intent = succeeded as unknown as Stripe.PaymentIntent
const problem = ({ status, error }: (typeof stripeProblems)[keyof typeof stripeProblems]): Answer => ({
  status,
  body: { error },
})
const checkout = {
  reference: 'order:1',
  amountCents: 11_781,
  currency: 'EUR',
  description: 'Hervorgehobene Anzeige',
  email: 'rechnung@praxis.example',
  customerId: null,
  locale: 'de',
  returnUrl: 'https://jobs.example/order',
} as const
const portal = { customerId: 'cus_1', returnUrl: 'https://jobs.example/billing', locale: 'de' } as const
const oneSession = 'GET /v1/checkout/sessions/cs_1'

beforeEach(() => {
  asked = []
  answers = {
    'POST /v1/checkout/sessions': [{ body: session }],
    [oneSession]: [{ body: session }],
    'POST /v1/checkout/sessions/cs_1/expire': [{ body: { ...session, status: 'expired', url: null } }],
    'POST /v1/refunds': [{ body: stripeRefund }],
    'POST /v1/customers': [{ body: stripeCustomer }],
    'POST /v1/billing_portal/sessions': [{ body: stripePortal }],
  }
})

it('a checkout is opened once for a reference, in the version that this code knows', async () => {
  expect(await payments.open(checkout)).toEqual({ paymentId: 'cs_1', url: session.url })
  expect(asked).toMatchObject([
    { path: 'POST /v1/checkout/sessions', version: '2026-10-28.endive', key: 'order:1' },
  ])
  expect(asked[0]?.body).toContain('line_items[0][price_data][unit_amount]=11781')
})

it('a checkout of a customer that was deleted at the provider is opened without it', async () => {
  answers['POST /v1/checkout/sessions'] = [problem(stripeProblems.unknownCustomer), { body: session }]
  const opened = await payments.open({ ...checkout, customerId: 'cus_1' })
  expect(opened.url).toBe(session.url)
  expect(asked.map(({ key }) => key)).toEqual(['order:1', 'order:1 without customer'])
  expect(asked[1]?.body).toContain('customer_email=rechnung@praxis.example')
})

it('a checkout that the provider refuses to open is an error, and not opened otherwise', async () => {
  answers['POST /v1/checkout/sessions'] = [problem(stripeProblems.wrongKey)]
  await expect(payments.open(checkout)).rejects.toThrow('Invalid API Key')
  expect(asked).toHaveLength(1)
})

it.each<[string, Partial<Stripe.Checkout.Session>]>([
  ['open', {}],
  [
    'failed',
    {
      // The cast: as above.
      payment_intent: {
        ...intent,
        status: 'requires_payment_method',
        last_payment_error: { type: 'card_error', code: 'card_declined' },
      } as Stripe.PaymentIntent,
    },
  ],
  ['processing', { status: 'complete', payment_intent: { ...intent, status: 'processing' } }],
  ['expired', { status: 'expired', url: null }],
  ['expired', { status: 'complete', payment_intent: { ...intent, status: 'requires_payment_method' } }],
  ['paid', { status: 'complete', payment_status: 'paid', url: null, payment_intent: intent }],
])('a payment is %s', async (status, facts) => {
  answers[oneSession] = [{ body: { ...session, ...facts } }]
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

it('a payment that the provider does not have is none, and one that it does not tell is an error', async () => {
  answers[oneSession] = [problem(stripeProblems.unknownSession)]
  expect(await payments.read('cs_1')).toBeNull()
  answers[oneSession] = [problem(stripeProblems.wrongKey)]
  await expect(payments.read('cs_1')).rejects.toThrow()
})

it('a page that was paid while it is closed is left alone', async () => {
  answers['POST /v1/checkout/sessions/cs_1/expire'] = [problem(stripeProblems.notOpen)]
  answers[oneSession] = [{ body: session }, { body: { ...session, status: 'complete', url: null } }]
  await payments.close('cs_1')
  expect(asked.map(({ path }) => path.split(' ')[0])).toEqual(['GET', 'POST', 'GET'])
  answers[oneSession] = [{ body: session }]
  await expect(payments.close('cs_1')).rejects.toThrow('can be expired')
})

it('a refund names the payment and carries its key, and what was given back already is no mistake', async () => {
  answers[oneSession] = [{ body: { ...session, payment_intent: intent } }]
  const refund = { paymentId: 'cs_1', amountCents: 11_781, key: 'refund 1 11781' }
  await payments.refund(refund)
  expect(asked.at(-1)).toMatchObject({ path: 'POST /v1/refunds', key: 'refund 1 11781' })
  expect(asked.at(-1)?.body).toContain('payment_intent=pi_1')
  answers['POST /v1/refunds'] = [problem(stripeProblems.alreadyRefunded)]
  await payments.refund(refund)
  answers['POST /v1/refunds'] = [problem(stripeProblems.wrongKey)]
  await expect(payments.refund(refund)).rejects.toThrow()
})

it('a customer is made once, keeps its cards for the next checkout, and changes them on the provider’s page', async () => {
  expect(await payments.makeCustomer({ key: 'employer 7', name: 'Praxis Sommer' })).toBe('cus_1')
  expect(asked.at(-1)).toMatchObject({ path: 'POST /v1/customers', key: 'employer 7' })
  expect(await payments.openPortal(portal)).toEqual({ url: stripePortal.url })
  expect(asked.at(-1)?.body).toContain('customer=cus_1&return_url=https://jobs.example/billing&locale=de')
  await payments.open({ ...checkout, customerId: 'cus_1' })
  expect(asked.at(-1)?.body).toContain('customer=cus_1')
  expect(asked.at(-1)?.body).not.toContain('customer_email')
})

it('the page of a customer that the provider does not know is none; one that is not set up is an error', async () => {
  answers['POST /v1/billing_portal/sessions'] = [problem(stripeProblems.unknownCustomer)]
  expect(await payments.openPortal(portal)).toBeNull()
  answers['POST /v1/billing_portal/sessions'] = [problem(stripeProblems.noPortal)]
  await expect(payments.openPortal(portal)).rejects.toThrow('No configuration provided')
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
