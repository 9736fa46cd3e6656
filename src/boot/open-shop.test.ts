import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testSeller } from '../../tests/support/shop.ts'
import { priceOn } from '../domain/caller/price-list.schema.ts'
import { readPrices } from './open-shop.ts'

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
