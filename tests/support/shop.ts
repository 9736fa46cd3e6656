import { readFileSync } from 'node:fs'
import type { Database } from '../../src/db/client.ts'
import { priceListSchema } from '../../src/domain/caller/price-list.schema.ts'
import type { Shop } from '../../src/domain/caller/shop.ts'
import { openTestPayments } from '../../src/platform/payments/test-payments.ts'
import { testSite } from './context.ts'

export const paymentSecret = 'a secret of the test provider, long enough'

const featured = {
  id: 'featured-ad',
  name: { de: 'Hervorgehobene Anzeige', en: 'Featured ad' },
  text: { de: '30 Tage hervorgehoben.', en: 'Featured for 30 days.' },
  kind: 'featured-ad',
  quantity: 1,
  days: 365,
  prices: [{ EUR: 9_900, CHF: 10_900 }],
}

export const testSeller = {
  name: 'Kittel GmbH',
  vatId: 'DE136695976',
  taxNumber: '30/123/45678',
  address: { street: 'Musterstraße 1', postcode: '10115', city: 'Berlin', country: 'DE' },
  contact: { name: 'Erika Mustermann', phone: '+49 30 0000000', email: 'rechnung@kittel.example' },
  iban: 'DE89370400440532013000',
}

export const testPrices = priceListSchema.parse({
  seller: testSeller,
  onAccount: { EUR: 150_000, CHF: 150_000 },
  products: [
    featured,
    {
      ...featured,
      id: 'featured-ads-10',
      name: { de: 'Zehnerpaket', en: 'Pack of ten' },
      quantity: 10,
      prices: [
        { EUR: 79_900, CHF: 87_900, to: '2026-12-31' },
        { EUR: 84_900, CHF: 92_900, from: '2027-01-01' },
      ],
    },
  ],
})

/** A shop with two products whose payments are played in the test's database. */
export function testShop(db: Database): Shop {
  const pageUrl = (paymentId: string) => `${testSite}/testzahlung/${paymentId}`
  const portalUrl = (customerId: string) => `${testSite}/testzahlung/${customerId}`
  return { prices: testPrices, payments: openTestPayments({ db, secret: paymentSecret, pageUrl, portalUrl }) }
}

/** The same with the products of the demonstration. */
export function demoShop(db: Database): Shop {
  const list = JSON.parse(readFileSync('data/demo/prices.json', 'utf8'))
  return { ...testShop(db), prices: priceListSchema.parse(list) }
}

/** What a practice in Köln types into the form of an order. */
export const testBuyer = {
  name: 'Praxis Dr. Sommer',
  street: 'Domstraße 1',
  postalCode: '50667',
  city: 'Köln',
  country: 'DE',
  email: 'rechnung@praxis.example',
} as const
