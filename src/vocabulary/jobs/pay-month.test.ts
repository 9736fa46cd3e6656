import { expect, it } from 'vitest'
import { payMonthEur } from './pay-month.ts'

it('brings pay of every period to a month of full time', () => {
  expect(payMonthEur({ min: 48_000, max: 60_000, currency: 'EUR', period: 'year' })).toEqual({
    min: 4_000,
    max: 5_000,
  })
  expect(payMonthEur({ min: 20, max: null, currency: 'EUR', period: 'hour' })).toEqual({
    min: 3_334,
    max: null,
  })
  expect(payMonthEur({ min: 5_000, max: null, currency: 'CHF', period: 'month' }).min).toBeGreaterThan(5_000)
})

it('leaves out amounts that nobody earns in a month', () => {
  expect(payMonthEur({ min: 1, max: 9_999_999, currency: 'EUR', period: 'month' })).toEqual({
    min: null,
    max: null,
  })
})
