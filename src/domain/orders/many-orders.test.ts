import { expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { testPrices } from '../../../tests/support/shop.ts'
import {
  chances,
  outcomesOf,
  placeSimulatedOrders,
  simulatedProvider,
} from '../../../tests/support/simulated-orders.ts'
import type { Context } from '../caller/context.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import { reconcilePayments, settlePayments } from './settle-payments.ts'

const db = await testDatabase()
const now = new Date('2026-11-21T08:00:00Z')
const chance = chances(16)
let isHostile = true
const failsAt = (share: number, words: string) => {
  if (isHostile && chance() < share) throw new Error(words)
}

// A hundred; `npm run bench:orders` plays a thousand, with processes that are really killed.
it('orders are each fulfilled once when paid, whatever gets lost, doubled, late or cut off', async () => {
  const simulated = await placeSimulatedOrders(db, { count: 100, chance, now })
  const { events } = simulated
  const cutOff: Context = {
    ...testContext(db),
    shop: {
      prices: testPrices,
      payments: simulatedProvider(simulated.payments, () => failsAt(0.03, 'no answer')),
    },
    // A process that ends now and then, wherever it looks at the clock: its transaction is gone.
    now: () => {
      failsAt(0.02, 'cut off')
      return now
    },
  }
  for (let run = 0; run < 3; run++) {
    const told = events.slice((run * events.length) / 3, ((run + 1) * events.length) / 3)
    const deliver = (event: string) =>
      receivePaymentEvent(cutOff, { raw: Buffer.from(event), signature: '' }).catch(() => {})
    await Promise.all(told.map(deliver))
    // Two workers at once.
    await Promise.all([settlePayments(cutOff), settlePayments(cutOff)].map(each => each.catch(() => {})))
  }
  isHostile = false
  await settlePayments(cutOff)
  await reconcilePayments(cutOff)
  await settlePayments(cutOff)
  for (const { name, found, right } of await outcomesOf(db, simulated)) expect(found, name).toEqual(right)
  expect(simulated.paidOrders.size).toBeGreaterThan(50)
}, 240_000)
