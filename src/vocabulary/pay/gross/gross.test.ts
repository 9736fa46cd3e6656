import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { payTables } from '../tables/pay-tables.ts'
import { readTariff } from '../tariffs/read-tariff.ts'
import { grossOf } from './gross-of.ts'
import { payOfTariff } from './pay-of-tariff.ts'
import { rangeOf } from './range-of.ts'
import { stepOfYears } from './step-of-years.ts'
import { schemeIdOn, tablesRunningOut } from './table-on.ts'

type Case = {
  id: string
  scheme: string
  group: string
  step: string
  hoursPercent: number
  onDate: string
  weeklyHours?: number
  formula: string
  expect: Record<string, unknown>
}

const on = '2026-11-22'

const cases = readFileSync(new URL('../../../../bench/gold/pay/cases.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  // The cast: lines written for this test.
  .map(line => JSON.parse(line) as Case)

describe('gross pay', () => {
  it.each(cases)('$id: $scheme $group $step on $onDate: $formula', line => {
    const { scheme, group, step, hoursPercent, onDate, weeklyHours } = line
    const gross = grossOf({ scheme, group, step, workloadPercent: hoursPercent, on: onDate, weeklyHours })
    const answer =
      gross.kind === 'no-amount'
        ? { monthGross: null, yearGross: null }
        : {
            monthGross: gross.monthCents / 100,
            yearGross: gross.yearCents / 100,
            bonusKnown: gross.year.isBonusKnown,
            tableFrom: gross.table.validFrom,
            ...(gross.table.isStale && { stale: true }),
            ...(gross.isDerived && { cell: 'derived' }),
          }
    expect(answer).toEqual(line.expect)
  })

  /** Every amount of every table, at any workload. */
  const cells = [...payTables().schemes.values()].flatMap(({ id, tables }) =>
    tables.flatMap(table =>
      [...table.groups.values()].flatMap(({ code, steps }) =>
        steps.map(({ label }) => ({ scheme: id, group: code, step: label, day: table.validFrom ?? on })),
      ),
    ),
  )
  const cell = fc.constantFrom(...cells)
  const workload = fc.integer({ min: 1, max: 10_000 }).map(hundredths => hundredths / 100)

  it('is whole cents, of which the parts of the year are the sum', () => {
    fc.assert(
      fc.property(cell, workload, ({ scheme, group, step, day }, workloadPercent) => {
        const gross = grossOf({ scheme, group, step, workloadPercent, on: day, weeklyHours: 39 })
        if (gross.kind === 'no-amount') return
        for (const cents of [
          gross.monthCents,
          gross.yearCents,
          gross.year.monthsCents,
          gross.year.bonusCents,
        ])
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
        expect(gross.year.monthsCents + gross.year.bonusCents).toBe(gross.yearCents)
      }),
      { numRuns: 2_000 },
    )
  })

  it('grows in line with the workload, to the cent', () => {
    fc.assert(
      fc.property(cell, fc.integer({ min: 1, max: 5_000 }), ({ scheme, group, step, day }, hundredths) => {
        const month = (percent: number) => {
          const gross = grossOf({ scheme, group, step, workloadPercent: percent, on: day, weeklyHours: 40 })
          return gross.kind === 'gross' ? gross.monthCents : null
        }
        const [one, twice] = [month(hundredths / 100), month(hundredths / 50)]
        if (one !== null && twice !== null) expect(Math.abs(twice - 2 * one)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 2_000 },
    )
  })

  it('never falls from a step to the next one', () => {
    for (const { id, tables } of payTables().schemes.values())
      for (const code of tables[0]?.groups.keys() ?? []) {
        const range = rangeOf({ scheme: id, group: code, workloadPercent: 77.5, weeklyHours: 39, on })
        if (range.kind === 'no-amount') continue
        const months = range.steps.map(({ monthCents }) => monthCents)
        expect(months).toEqual(months.toSorted((one, other) => one - other))
        expect([range.least.monthCents, range.most.monthCents]).toEqual([months.at(0), months.at(-1)])
      }
  })

  it('of old or uncertain tables is never called current', () => {
    const standing = (scheme: string, group: string, step: string, day: string) => {
      const gross = grossOf({ scheme, group, step, workloadPercent: 100, on: day })
      return gross.kind === 'gross' ? gross.table.standing : gross.reason
    }
    expect(standing('tvoed-p', 'P8', '3', on)).toBe('current')
    expect(standing('tvoed-p', 'P8', '3', '2027-06-01')).toBe('dated')
    expect(standing('mfa-2026', 'TG I', '1-4', on)).toBe('uncertain')
    expect(standing('mfa-2025', 'TG I', '1-4', on)).toBe('ended')
    expect(standing('tvoed-p', 'P8', '3', '2020-01-01')).toBe('not-yet-known')
    expect(standing('helios-ktv', 'P8', '3', on)).toBe('no-table')
    expect(standing('pflegemindestlohn', 'Fachkraft', '1', on)).toBe('hours-needed')
  })
})

describe('what an ad gives', () => {
  const pay = (text: string, years?: number) => {
    const reading = readTariff(text)
    return reading && payOfTariff(reading, { on, years })
  }
  const range = (text: string) => {
    const found = pay(text)
    return found?.kind === 'pay' ? [found.range.least.monthCents, found.range.most.monthCents] : found?.reason
  }

  it('is the range of the steps that it leaves open', () => {
    expect(range('TVöD P8')).toEqual([370121, 448898])
    expect(range('TVöD P8 Stufe 3')).toEqual([386280, 386280])
    expect(range('TVöD P8, Stufe 3 bis 5')).toEqual([386280, 424792])
    expect(range('TVöD P8, bis zu Stufe 4')).toEqual([370121, 407558])
    expect(range('TVöD P8 ab Stufe 4')).toEqual([407558, 448898])
    expect(range('TVöD P7 bis P8')).toEqual([351030, 448898])
  })

  it('is nothing where the agreement is only imitated, unknown, or pay a matter of agreement', () => {
    expect(range('in Anlehnung an TVöD P8')).toBe('not-the-agreement')
    expect(range('übertarifliche Vergütung')).toBe('agreed-freely')
    expect(range('Haustarif')).toBe('agreed-freely')
    expect(range('Helios Konzerntarif')).toBe('no-table')
    expect(range('TVöD')).toBe('no-group')
    expect(range('TV-L E 9')).toBe('unknown-group')
  })

  it('knows which step years of experience come to', () => {
    const step = (scheme: string | null, group: string, years: number) =>
      stepOfYears({ scheme, group, years, on })
    expect(step('tvoed-p', 'P8', 8)).toEqual({
      kind: 'step',
      step: '4',
      atHiring: '3',
      nextInYears: 1,
      basis: 'sourced',
    })
    expect(step('tvoed-p', 'P8', 0)).toMatchObject({ step: '2', atHiring: '2', nextInYears: 2 })
    expect(step('tvoed-p', 'P5', 20)).toMatchObject({ step: '6', atHiring: '3', nextInYears: null })
    expect(step('avr-dd', 'EG7', 3)).toMatchObject({ step: '2', atHiring: null, nextInYears: 3 })
    expect(step('avr-caritas-p', 'P7', 2)).toMatchObject({ step: '3', basis: 'by-analogy' })
    expect(step('adexa-ada', 'PTA', 4)).toMatchObject({ step: '3-5', nextInYears: 1 })
    expect(step('mfa-2026', 'TG I', 4)).toMatchObject({ step: '5-8', nextInYears: 4 })
    expect(step('tv-uk-bw', 'P-UK8', 4)).toEqual({ kind: 'not-known' })
    expect(step(null, 'P8', 4)).toEqual({ kind: 'agreed-freely' })
    expect(pay('TVöD P8', 8)).toMatchObject({ ofYears: { gross: { monthCents: 407558 } } })
  })
})

test('a scheme that another has replaced is that one from its first day on', () => {
  expect(schemeIdOn('mfa-2025', '2025-12-31')).toBe('mfa-2025')
  expect(schemeIdOn('mfa-2025', '2026-01-01')).toBe('mfa-2026')
  expect(schemeIdOn('mfa-2026', '2025-06-01')).toBe('mfa-2025')
  expect(schemeIdOn('nothing', on)).toBe('nothing')
})

test('tables that end soon are told, those that are replaced or go on are not', () => {
  const soon = tablesRunningOut(on, 60).map(({ id }) => id)
  expect(soon).toContain('avr-caritas-p')
  expect(soon).not.toContain('mfa-2025')
  expect(soon).not.toContain('tvoed-p')
  expect(soon).not.toContain('pflegemindestlohn')
})
