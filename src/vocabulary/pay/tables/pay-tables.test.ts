import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { grossOf } from '../gross/gross-of.ts'
import { payOfTariff } from '../gross/pay-of-tariff.ts'
import { schemeIdOn } from '../gross/table-on.ts'
import { readTariff } from '../tariffs/read-tariff.ts'
import { PayTableError, payTables, readPayTablesFrom } from './pay-tables.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kittel-pay-'))
})

afterEach(async () => {
  readPayTablesFrom(null)
  await rm(folder, { recursive: true, force: true })
})

/** The least that an operator has to write. */
const own = {
  id: 'klinikverbund-see',
  name: { de: 'Haustarif Klinikverbund See', en: 'house agreement Klinikverbund See' },
  country: 'DE',
  employers: { de: 'Klinikverbund See', en: 'Klinikverbund See' },
  currency: 'EUR',
  period: 'month',
  weeklyHours: 38.5,
  paymentsPerYear: 12,
  annualBonus: { known: true, rates: [{ groups: ['P1'], percent: 50 }] },
  validFrom: '2026-01-01',
  validTo: null,
  certainty: 'high',
  spellings: ['Tarif Klinikverbund See', 'TV See'],
  stepLabels: ['1', '2'],
  groups: [{ code: 'P1', label: { de: 'Pflege', en: 'nursing' }, aliases: ['See 1'], steps: [3000, 3100.5] }],
  sources: [{ url: 'https://example.org/tarif', title: 'Tarif', what: 'all' }],
}

async function write(file: object, name = 'klinikverbund-see.json') {
  await writeFile(join(folder, name), JSON.stringify(file))
}

describe('tables of pay', () => {
  it('of our own are without a mistake, each with a source and a day for every amount that is called current', () => {
    const { schemes, named } = payTables()
    expect([schemes.size, named.size > 30]).toEqual([34, true])
    for (const { id, sources, superseded, certainty, tables } of schemes.values()) {
      expect(sources.length, id).toBeGreaterThan(0)
      if (superseded === false && certainty !== 'low') expect(tables[0]?.validFrom, id).not.toBeNull()
    }
  })

  it('of an operator are read beside them, found by their spellings, and computed', async () => {
    await write(own)
    readPayTablesFrom(folder)
    const reading = readTariff('Vergütung: TV See, P1, Stufe 2')
    expect(reading).toMatchObject({ scheme: 'klinikverbund-see', group: 'P1', steps: { from: '2', to: '2' } })
    expect(reading && payOfTariff(reading, { on: '2026-11-22', workloadPercent: 50 })).toMatchObject({
      range: { least: { monthCents: 155_025, yearCents: 1_937_813, table: { standing: 'current' } } },
    })
    expect(readTariff('Nach See 1 im Tarif Klinikverbund See')?.group).toBe('P1')
  })

  it('take the place of ours by the same name, and follow them by "replaces"', async () => {
    await write({ ...own, id: 'mfa-2027', replaces: 'mfa-2026', validFrom: '2027-01-01' }, 'mfa-2027.json')
    readPayTablesFrom(folder)
    expect(schemeIdOn('mfa-2026', '2027-03-01')).toBe('mfa-2027')
    expect(schemeIdOn('mfa-2026', '2026-12-31')).toBe('mfa-2026')
    const after = { scheme: 'mfa-2026', group: 'TG I', step: '1-4', workloadPercent: 100, on: '2027-03-01' }
    expect(grossOf(after)).toEqual({ kind: 'no-amount', reason: 'ended' })
  })

  it('with mistakes are refused with those of all files at once', async () => {
    await write({ ...own, validFrom: '2026-13-01', curency: 'EUR' })
    await write(
      { ...own, id: 'falling', groups: [{ ...own.groups[0], steps: [3000, 2900] }] },
      'falling.json',
    )
    await write({ ...own, id: 'other' }, 'wrong-name.json')
    await write(
      {
        ...own,
        id: 'lost',
        replaces: 'nothing',
        annualBonus: { known: true, rates: [{ groups: ['P9'], percent: 50 }] },
      },
      'lost.json',
    )
    await writeFile(join(folder, 'broken.json'), '{')
    const read = () => readPayTablesFrom(folder)
    expect(read).toThrow(PayTableError)
    for (const mistake of [
      /klinikverbund-see\.json: validFrom/,
      /curency/,
      /falling\.json: P1: falls from 3000 to 2900/,
      /wrong-name\.json: has the id "other"/,
      /lost\.json: replaces "nothing", which is no table/,
      /lost\.json: annualBonus: names P9, which is no group/,
      /broken\.json: is no JSON/,
    ])
      expect(read).toThrow(mistake)
  })

  it.each([
    ['a third decimal', { groups: [{ ...own.groups[0], steps: [3000.123, 3100] }] }, /two decimals/],
    ['too few steps', { groups: [{ ...own.groups[0], steps: [3000] }] }, /has 1 steps for 2 labels/],
    ['an end before its beginning', { validTo: '2025-01-01' }, /before its beginning/],
    ['the wrong currency', { currency: 'CHF' }, /CHF is not the currency of DE/],
    ['a bonus that does not fit its payments', { paymentsPerYear: 14 }, /50 % does not fit 14 payments/],
    ['no day, and called current', { validFrom: null }, /must not be called current/],
    [
      'two tables on one day',
      {
        history: [
          { validFrom: '2025-01-01', validTo: '2026-02-01', groups: [{ code: 'P1', steps: [2900, 3000] }] },
        ],
      },
      /two tables are valid on 2026-01-01/,
    ],
    [
      'an older table above the newer one',
      {
        history: [
          { validFrom: '2025-01-01', validTo: '2025-12-31', groups: [{ code: 'P1', steps: [3001, 3100] }] },
        ],
      },
      /lies above the newer table/,
    ],
    [
      'step times of a step that there is not',
      {
        stepYears: {
          unit: 'years',
          basis: 'sourced',
          rules: [{ groups: ['P1'], startStep: '1', cumulative: { '1': 0, '9': 2 } }],
        },
      },
      /P1 has no step 9/,
    ],
  ])('are refused with %s', async (_, wrong, mistake) => {
    await write({ ...own, ...wrong })
    expect(() => readPayTablesFrom(folder)).toThrow(mistake)
  })
})
