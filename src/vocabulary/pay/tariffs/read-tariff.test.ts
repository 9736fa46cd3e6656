import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { derivedPay, namedGroup } from '../gross/derived-pay.ts'
import { payTables } from '../tables/pay-tables.ts'
import { tariffAsJson } from '../tariff-as-json.ts'
import { type AdTexts, readTariff, type TariffReading } from './read-tariff.ts'

type Expected = Record<string, unknown> & { scheme: string | null }

const told = [
  'scheme',
  'group',
  'groupTo',
  'stepFrom',
  'stepTo',
  'schemeAssumed',
  'legacy',
  'loose',
  'tableKnown',
]

function linesOf<T>(name: string): T[] {
  const file = new URL(`../../../../bench/gold/pay/${name}`, import.meta.url)
  // The cast: lines written for this test, whose fields are compared below.
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as T)
}

/** What is expected and what was read, of the fields that the lists tell. */
function compared(expected: Expected, reading: TariffReading | null) {
  const read = tariffAsJson(reading)
  const only = (from: Record<string, unknown>) =>
    Object.fromEntries(told.map(key => [key, from[key] ?? null]))
  return { expected: only(expected), read: only(read) }
}

type Labelled = Expected &
  AdTexts & {
    text?: string
    country?: string
    profession?: string
    employer?: string
    group: string | null
    groupTo?: string
    stepFrom?: string
    stepTo?: string
    loose?: boolean
  }

const day = '2026-11-26'
const lists = [
  'spellings',
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map(nth => `ads-${nth}`),
]

/** What may be shown of an ad, by its label; null for an imitation and for what names no group. */
function amountOf({ scheme, group, groupTo, stepFrom, stepTo, loose }: Labelled) {
  if (scheme === null || group === null || loose) return null
  const steps = stepFrom === undefined ? null : { from: stepFrom, to: stepTo ?? stepFrom }
  const read = {
    scheme,
    group,
    groupTo: groupTo ?? null,
    steps,
    writtenGroup: group,
    alternatives: [],
    house: null,
  }
  return derivedPay({ ...read, isAssumed: false, isLegacy: false, isLoose: false, hasTable: true }, day)
}

describe('reading the collective agreement of an ad', () => {
  it.each(linesOf<Expected & { text: string }>('spellings.jsonl'))('reads "$text"', line => {
    const { expected, read } = compared(line, readTariff(line.text))
    expect(read).toEqual(expected)
  })

  it.each(
    ['ads-first.jsonl', 'ads-second.jsonl'].flatMap(name =>
      linesOf<Expected & AdTexts & { country?: string; profession?: string; employer?: string }>(name),
    ),
  )('reads the ad "$title", "$payText"', line => {
    const { expected, read } = compared(line, readTariff(line, line))
    expect(read).toEqual(expected)
  })

  it('finds agreement and group of at least 97 in a hundred ads of all lists, and shows no wrong amount of any', () => {
    const ads = lists.flatMap(name => linesOf<Labelled>(`${name}.jsonl`))
    const read = ads.map(ad => ({ ad, reading: readTariff(ad.text ?? ad, ad) }))
    const right = read.filter(
      ({ ad, reading }) =>
        (reading?.scheme ?? null) === ad.scheme &&
        (reading?.group ?? null) === ad.group &&
        (reading?.groupTo ?? null) === (ad.groupTo ?? null),
    )
    const wrongAmounts = read.filter(({ ad, reading }) => {
      const named = namedGroup(reading)
      const shown = named && derivedPay(named, day)
      return shown !== null && !isDeepStrictEqual(shown, amountOf(ad))
    })
    expect(ads.length).toBeGreaterThanOrEqual(300)
    expect(new Set(ads.map(({ country = 'DE' }) => country))).toEqual(new Set(['DE', 'AT', 'CH']))
    expect(wrongAmounts.map(({ ad }) => ad.text ?? ad.payText)).toEqual([])
    expect(right.length / ads.length).toBeGreaterThanOrEqual(0.97)
  })

  it.each([
    ['pflegefachmann', 'P8'],
    ['pflegehelfer', 'P6'],
    ['hebamme', null],
  ])('takes the group that a list gives to a %s', (profession, group) => {
    const text = 'Wir zahlen Pflegefachkräften P8 und Pflegehilfskräften P6 nach TVöD'
    expect(readTariff(text, { profession })?.group ?? null).toBe(group)
  })

  it('takes no floor for a pay group', () => {
    expect(readTariff('Vorstellungsgespräch: Aufzug vom EG 1 ins OG 2')).toBeNull()
    expect(readTariff('Besprechung im EG 1, Vergütung nach TVöD EG 8')?.group).toBe('E8')
  })

  it.each([
    ['ADEXA PTA 3. Berufsjahr', 'adexa-ada', 'PTA', '3-5'],
    ['TVAöD-Pflege, zweites Ausbildungsjahr', 'tvaoed-pflege', 'Pflege', '2'],
    ['TV-Ärzte/VKA, EG I, 3. Weiterbildungsjahr', 'tv-aerzte-vka', 'I', '3'],
    ['TVöD P8, ab dem 3. Berufsjahr', 'tvoed-p', 'P8', null],
    ['s2 Burgenland', 'bgld-aerzte', 's2', null],
    ['E 9c', 'tvoed-vka', 'E9c', null],
    ['EG 5 oder 6 TVöD', 'tvoed-vka', 'E5', null],
    ['TVöD EG 8 und 6 Wochen Urlaub', 'tvoed-vka', 'E8', null],
  ])('reads "%s" as %s, %s, step %s', (text, scheme, group, step) => {
    const reading = readTariff(text)
    expect([reading?.scheme, reading?.group, reading?.steps?.from ?? null]).toEqual([scheme, group, step])
  })

  it('takes the pay of trainees for that of other jobs nowhere', () => {
    const of = (description: string, profession: string) => readTariff({ description }, { profession })
    expect(of('Voraussetzung: MFA-Ausbildung. Bezahlung nach Tarif.', 'mfa')).toBeNull()
    expect(of('Wir bilden auch aus: Ausbildungsvergütung nach TVAöD-Pflege.', 'pflegefachmann')).toBeNull()
    expect(of('Ausbildungsvergütung nach TVAöD-Pflege', 'azubi_pflege')?.group).toBe('Pflege')
  })

  it('takes the group of the title before one of the description', () => {
    const ad = {
      title: 'Pflegefachkraft P7',
      payText: 'nach TVöD',
      description: 'Als Praxisanleitung EG P 8.',
    }
    expect(readTariff(ad)?.group).toBe('P7')
  })

  it('says which words it was read from, at their offsets in the text as given', () => {
    const ad = {
      title: 'Pflegefachkraft (P8)',
      payText: '',
      description: 'Wir bieten:\n–\u00a0Vergu\u0308tung nach TVo\u0308D-K\n– 30 Tage Urlaub',
    }
    const evidence = readTariff(ad)?.evidence ?? []
    expect(evidence.map(({ words }) => words).sort()).toEqual(['P8', 'TVo\u0308D-K'])
    for (const { field, from, to, words } of evidence) expect(ad[field].slice(from, to)).toBe(words)
  })

  it('takes no room number, refused agreement or foreign code for a pay group', () => {
    for (const text of ['Station P8', 'Gebäude S 12, Ebene E 9', '30 Tage Urlaub', 'P 3 Parkplätze', ''])
      expect(readTariff(text)).toBeNull()
    expect(readTariff('kein TVöD P8, sondern AVR Caritas P7')?.scheme).toBe('avr-caritas-p')
    expect(readTariff('P8', { country: 'CH' })).toBeNull()
  })

  it('never throws, and names only schemes, groups and steps that there are', () => {
    const parts = fc.constantFrom(
      'TVöD',
      'TVöD-P',
      'AVR',
      'Caritas',
      'P 8',
      'EG 9a',
      'KR 8a',
      'Ä2',
      'II',
      'Stufe 3',
      'bis',
      '/',
      '-',
      '–',
      'Anl. 31',
      'TG IV',
      'Lohnklasse 9',
      'Kanton Zürich',
      'ADEXA',
      'PTA',
      '5. Berufsjahr',
      'in Anlehnung an',
      '\n',
      'Basisstufe',
      'DRK-Tarif',
      '3',
      '2,5',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(parts, { maxLength: 12 }).map(words => words.join(' ')),
    )
    fc.assert(
      fc.property(text, text, (payText, description) => {
        const ad = { title: payText, payText, description }
        const reading = readTariff(ad)
        if (!reading) return
        const { schemes, named } = payTables()
        if (reading.scheme !== null)
          expect(schemes.has(reading.scheme) || named.has(reading.scheme)).toBe(true)
        for (const id of reading.alternatives) expect(schemes.has(id) || named.has(id)).toBe(true)
        const scheme = schemes.get(reading.scheme ?? '')
        for (const code of [reading.group, reading.groupTo])
          if (code !== null) expect(scheme?.tables.some(({ groups }) => groups.has(code))).toBe(true)
        const table = scheme?.tables.find(({ groups }) => groups.has(reading.group ?? ''))
        const labels = table?.groups.get(reading.group ?? '')?.steps.map(({ label }) => label) ?? []
        for (const step of [reading.steps?.from ?? null, reading.steps?.to ?? null])
          if (step !== null) expect(labels).toContain(step)
        for (const { field, from, to, words } of reading.evidence) {
          expect(ad[field].slice(from, to)).toBe(words)
          expect(words).not.toBe('')
        }
      }),
      { numRuns: 500 },
    )
  })
})
