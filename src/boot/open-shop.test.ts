import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testSeller } from '../../tests/support/shop.ts'
import { loadEnv } from '../config/env.ts'
import { priceOn } from '../domain/caller/price-list.schema.ts'
import { openShop, readPrices } from './open-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'prices-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const product = {
  id: 'featured-ad',
  name: { de: 'Anzeige', en: 'Ad' },
  text: { de: 'Hervorgehoben.', en: 'Featured.' },
  kind: 'featured-ad',
  quantity: 1,
  days: 365,
  prices: [{ EUR: 9_900, CHF: 10_900 }],
}

function read(list: object | string) {
  const content = typeof list === 'string' ? list : { seller: testSeller, ...list }
  const file = join(folder, 'prices.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readPrices(file)
}

describe('the operator’s prices', () => {
  it('hold from their first to their last day', () => {
    const prices = [
      { EUR: 100, CHF: 110, to: '2026-12-31' },
      { EUR: 200, CHF: 210, from: '2027-01-01', to: '2027-12-31' },
    ]
    const [only] = read({ products: [{ ...product, prices }] }).products
    const onDay = (day: string) => only && priceOn(only, day, 'EUR')
    expect(['2026-11-21', '2026-12-31', '2027-01-01', '2028-01-01'].map(onDay)).toEqual([100, 100, 200, null])
  })

  it.each([
    ['no JSON', '{', /is not JSON/],
    [
      'half a cent',
      { products: [{ ...product, prices: [{ EUR: 99.5, CHF: 1 }] }] },
      /products\.0\.prices\.0\.EUR/,
    ],
    ['one currency', { products: [{ ...product, prices: [{ EUR: 99 }] }] }, /products\.0\.prices\.0\.CHF/],
    ['two of a kind', { products: [product, product] }, /products\.1\.id: stands there twice/],
    [
      'two prices for a day',
      { products: [{ ...product, prices: [...product.prices, { EUR: 1, CHF: 1, from: '2027-01-01' }] }] },
      /two prices hold for the same day/,
    ],
    ['an unknown word', { products: [product], discount: 5 }, /file: .*discount/],
  ])('with %s keep the site from starting', (_name, content, message) => {
    expect(() => read(content)).toThrow(message)
  })
})

describe('who takes money', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }
  const outside = { PUBLIC_URL: 'https://jobs.example.org' }
  // The cast: nothing is asked of the database before somebody pays.
  const settings = { db: null as never, isEmbedded: true, secret: 'a-secret' }
  const opened = (given: Record<string, string>) => {
    const { prices, payments } = openShop(loadEnv({ DATA_DIR: folder, ...given }), settings)
    return [prices !== null, payments?.name ?? null]
  }

  it('is a player of payments on a trial alone, and nobody on a site that others reach, or in production', () => {
    read({ products: [product] })
    expect(opened({})).toEqual([true, 'test'])
    expect(opened(outside)).toEqual([true, null])
    expect(opened({ NODE_ENV: 'production' })).toEqual([true, null])
    expect(opened({ ...outside, NODE_ENV: 'production', MAIL_WITHOUT_SERVER: 'open-mailbox' })).toEqual([
      true,
      null,
    ])
    expect(opened({ ...outside, ...stripe })).toEqual([true, 'stripe'])
  })

  it('is nobody where nothing is sold', () => {
    rmSync(join(folder, 'prices.json'), { force: true })
    expect(opened({ DEMO: 'off', ...stripe })).toEqual([false, null])
    expect(opened({ ...outside, ...stripe })).toEqual([false, null])
  })
})
