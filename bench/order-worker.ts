// A process of `bench/orders.ts`: takes in what the provider tells and settles it, over and over, until it is killed.
import { connect } from '../src/db/client.ts'
import { receivePaymentEvent } from '../src/domain/orders/receive-payment-event.ts'
import { settlePayments } from '../src/domain/orders/settle-payments.ts'
import type { Payment, PaymentProvider } from '../src/platform/payments/payment-provider.ts'
import { testPrices } from '../tests/support/shop.ts'
import { benchContext } from './support/database.ts'

const [, , databaseUrl = '', providerUrl = ''] = process.argv
const db = connect(databaseUrl, 6)

async function ask<Answer>(what: string, body: object = {}): Promise<Answer> {
  const answer = await fetch(`${providerUrl}/${what}`, { method: 'POST', body: JSON.stringify(body) })
  // The cast: both sides are of one bench.
  return (await answer.json()) as Answer
}

const payments: PaymentProvider = {
  name: 'test',
  open: async () => ({ paymentId: '', url: '' }),
  makeCustomer: async () => '',
  openPortal: async () => ({ url: '' }),
  read: paymentId => ask<Payment | null>('read', { paymentId }),
  close: paymentId => ask('close', { paymentId }),
  refund: refund => ask('refund', refund),
  // The cast: only the bench writes events.
  readEvent: async ({ raw }) => JSON.parse(Buffer.from(raw).toString()) as never,
}
const ctx = { ...benchContext(db, '/tmp'), shop: { prices: testPrices, payments } }

process.send?.('ready')
for (;;) {
  const events = await ask<string[]>('events')
  await Promise.all(events.map(event => receivePaymentEvent(ctx, { raw: Buffer.from(event), signature: '' })))
  await settlePayments(ctx)
}
