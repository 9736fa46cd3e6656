import { describe, expect, it } from 'vitest'
import type { JobPay } from '../../vocabulary/jobs/job-row.ts'
import { readTariff } from '../../vocabulary/pay/tariffs/read-tariff.ts'
import { comparedPay, type PayQuestion } from './compared-pay.ts'

const nothing: PayQuestion = {
  pay: null,
  payments: null,
  reading: null,
  country: 'DE',
  hours: null,
  isPartTimeOnly: false,
  workloadPercent: 100,
  years: null,
  rate: null,
  on: '2026-11-26',
}

function stated(pay: Partial<JobPay>): JobPay {
  return {
    min: null,
    max: null,
    currency: 'EUR',
    period: 'month',
    tariff: null,
    tariffGroup: null,
    tariffSteps: null,
    text: null,
    ...pay,
  }
}

function amountOf(question: Partial<PayQuestion>) {
  const pay = comparedPay({ ...nothing, ...question })
  if (pay.kind !== 'amount') throw new Error(`No amount but "${pay.kind}"`)
  return pay
}

const tariff = (text: string, country: 'DE' | 'AT' | 'CH' = 'DE') => readTariff(text, { country })

describe('the pay of an ad beside others', () => {
  it('is what the ad states, for the wished workload', () => {
    const pay = amountOf({ pay: stated({ min: 3_200, max: 3_900 }), workloadPercent: 75 })
    expect(pay.month).toEqual({ min: 240_000, max: 292_500 })
    expect(pay.year).toEqual({ min: 2_880_000, max: 3_510_000 })
    expect(pay.average).toEqual(pay.month)
    expect(pay.source).toMatchObject({
      kind: 'ad',
      period: 'month',
      payments: { count: 12, basis: 'unsaid' },
    })
  })

  it('comes in as many payments as the employer has chosen, whatever the text says', () => {
    const pay = amountOf({ pay: stated({ min: 3_000, text: '12 Monatsgehälter' }), payments: 13 })
    expect(pay.year.min).toBe(3_900_000)
    expect(pay.source).toMatchObject({ payments: { count: 13, basis: 'stated' } })
  })

  it('leaves open the end that the ad does not name', () => {
    expect(amountOf({ pay: stated({ min: 3_200 }) }).month).toEqual({ min: 320_000, max: null })
  })

  it('is a month and a year in Austria, where the year has fourteen', () => {
    const byMonth = amountOf({ pay: stated({ min: 2_800, max: 2_800 }), country: 'AT' })
    expect([byMonth.month.min, byMonth.year.min, byMonth.average.min]).toEqual([280_000, 3_920_000, 326_667])
    expect(byMonth.source).toMatchObject({ payments: { count: 14, basis: 'usual' } })
    const byYear = amountOf({ pay: stated({ min: 42_000, period: 'year' }), country: 'AT' })
    expect([byYear.month.min, byYear.year.min, byYear.average.min]).toEqual([300_000, 4_200_000, 350_000])
  })

  it.each([
    ['CHF 6500 x 13', 13],
    ['6.500 CHF, 13. Monatslohn', 13],
    ['2.900 € brutto (14x)', 14],
    ['2.900 €, 14 Gehälter', 14],
    ['3.400 €, 12 Monatsgehälter', 12],
  ])('counts the payments that the ad names: "%s"', (text, count) => {
    const pay = amountOf({ pay: stated({ min: 1_000, text }), country: 'CH' })
    expect(pay.year.min).toBe(100_000 * count)
    expect(pay.source).toMatchObject({ payments: { count, basis: 'stated' } })
  })

  it.each(['13 Urlaubstage mehr', '3.114 € im Monat', '1.300 €', 'ab 14. Januar', '12.14 €'])(
    'takes no other number for payments: "%s"',
    text => {
      expect(amountOf({ pay: stated({ min: 1_000, text }) }).source).toMatchObject({
        payments: { count: 12, basis: 'unsaid' },
      })
    },
  )

  it('makes months of hours by those of the ad, else by what is usual there, and says which', () => {
    const pay = stated({ min: 30, period: 'hour' })
    const own = amountOf({ pay, hours: { perWeek: 40, source: { kind: 'ad' } } })
    expect(own.month.min).toBe(520_000)
    expect(own.source).toMatchObject({ hours: { perWeek: 40, isUsual: false } })
    const swiss = amountOf({ pay: { ...pay, currency: 'CHF' }, country: 'CH' })
    expect(swiss.month.min).toBe(546_000)
    expect(swiss.source).toMatchObject({ hours: { perWeek: 42, isUsual: true } })
  })

  it('is not cut again where an ad for part time only states a sum, but where it states an hour', () => {
    const question = { isPartTimeOnly: true, workloadPercent: 50 }
    const sum = amountOf({ ...question, pay: stated({ min: 1_900 }) })
    expect(sum.month.min).toBe(190_000)
    expect(sum.source).toMatchObject({ isForWorkload: false })
    const hour = amountOf({ ...question, pay: stated({ min: 30, period: 'hour' }) })
    expect(hour.source).toMatchObject({ isForWorkload: true })
    expect(hour.month.min).toBe(250_250)
  })

  it('stays in francs without a rate, and is in both with one', () => {
    const pay = stated({ min: 7_000, currency: 'CHF' })
    expect(amountOf({ pay, country: 'CH' }).inEur).toBeNull()
    const rate = { eurPerChf: 1.0712, day: '2026-11-20' }
    const both = amountOf({ pay, country: 'CH', rate })
    expect([both.month.min, both.inEur?.month.min]).toEqual([700_000, 749_840])
    expect(amountOf({ pay: stated({ min: 3_000 }), rate }).inEur).toBeNull()
  })

  it('comes from the table of the agreement where the ad states no amount, and from its step with years', () => {
    const reading = tariff('TVöD P8')
    const range = amountOf({ reading, workloadPercent: 75 })
    expect(range.month).toEqual({ min: 277_591, max: 336_674 })
    expect(range.source).toMatchObject({ kind: 'table', group: 'P8', step: null })
    const own = amountOf({ reading, workloadPercent: 75, years: 8 })
    expect(own.month).toEqual({ min: 305_669, max: 305_669 })
    expect(own.source).toMatchObject({ step: '4', table: { standing: 'current' } })
    const both = amountOf({ reading, pay: stated({ min: 4_000 }) })
    expect(both.source).toMatchObject({ kind: 'ad' })
  })

  it('is no amount where words give none that is certain, and unknown where there are none', () => {
    expect(comparedPay(nothing)).toEqual({ kind: 'unknown' })
    expect(comparedPay({ ...nothing, pay: stated({ text: 'nach Vereinbarung', period: null }) })).toEqual({
      kind: 'words',
    })
    expect(comparedPay({ ...nothing, reading: tariff('in Anlehnung an TVöD P8') })).toEqual({ kind: 'words' })
    expect(comparedPay({ ...nothing, reading: tariff('TV-Ärzte Hessen Ä1') })).toEqual({ kind: 'words' })
    expect(comparedPay({ ...nothing, pay: stated({ min: 3_000, period: null }) })).toEqual({ kind: 'words' })
  })
})
