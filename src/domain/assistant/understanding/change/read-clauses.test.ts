import { describe, expect, it } from 'vitest'
import { type JobSearchParams, noJobSearchParams } from '../../../job-search/job.schema.ts'
import { readFind } from '../read-find.ts'

const before: JobSearchParams = { ...noJobSearchParams, q: 'MFA', place: 'Fürth' }
const find = (text: string, soFar: JobSearchParams | null = before) =>
  readFind(text, { locale: 'de', before: soFar })?.params

describe('a change with something said beside it', () => {
  it.each<[string, Partial<JobSearchParams>]>([
    ['mach 4000 draus, sonst bleibt ja nix übrig', { salaryMin: 4000 }],
    ['oder doch Erlangen, da wohnt meine Schwester', { place: 'Erlangen' }],
    ['nur Praxen bitte, Klinik hatte ich schon', { employerType: ['private-practice'] }],
    ['ach, das mit den Nächten kannst du wieder rausnehmen', { without: [] }],
  ])('%s', (text, changed) => {
    expect(find(text, { ...before, salaryMin: 3000, without: ['nights'] })).toMatchObject({
      q: 'MFA',
      ...changed,
    })
  })
})

describe('what is refused beside what is looked for', () => {
  it.each<[string, JobSearchParams['without']]>([
    ['such in Bautzen als MFA was, wo ich nachts nicht mehr raus muss', ['nights']],
    ['bin MFA in Gera, und Wochenenden gehören der Familie', ['weekends']],
    ['Nachtdienste hab ich lang genug gemacht, das reicht. MFA Trier', ['nights']],
    ['MFA Luzern, ohne Samstagsdienst', ['weekends']],
  ])('%s', (text, without) => {
    expect(find(text, null)).toMatchObject({ q: 'MFA', without })
  })
})

it.each<[string, Partial<JobSearchParams>]>([
  ['statt MFA mal Hebamme', { q: 'Hebamme', place: 'Fürth' }],
  ['mach aus MFA Stationsleitung', { q: 'Stationsleitung', place: 'Fürth' }],
  ['tausch Fürth gegen Göttingen', { q: 'MFA', place: 'Göttingen' }],
  ['ach nee, Kassel war besser', { q: 'MFA', place: 'Kassel' }],
  ['Praxis statt Klinik und Teilzeit', { employerType: ['private-practice'], employmentType: ['part-time'] }],
  ['und wenn ich nur 3 Tage arbeite', { q: 'MFA', employmentType: ['part-time'] }],
])('exchanges: %s', (text, changed) => {
  expect(find(text)).toMatchObject(changed)
})

it.each([
  ['Suche eine Stelle als logopedin in Mainz', { q: 'logopedin', place: 'Mainz' }],
  ['PDL in Siegen, Firmenwagen wäre schön', { q: 'PDL', place: 'Siegen' }],
  ['MFA in Ulm, hätt gern mehr Kohle, so 3500', { q: 'MFA', place: 'Ulm', salaryMin: 3500 }],
])('%s', (text, wanted) => {
  expect(find(text, null)).toMatchObject(wanted)
})

it.each<[string, Partial<JobSearchParams>]>([
  ['höchstens zwei Wochenenden im Monat', { weekendsMax: 2 }],
  ['am Wochenende nur einmal im Monat', { weekendsMax: 1 }],
  ['at most one weekend a month', { weekendsMax: 1 }],
  ['mindestens 30 Tage Urlaub', { holidaysMin: 30 }],
])('%s', (text, bounds) => {
  expect(find(text)).toMatchObject({ q: 'MFA', ...bounds })
})

it('takes a word out of what is searched for', () => {
  expect(find('Kardiologie muss nicht sein', { ...before, q: 'MFA Kardiologie' })?.q).toBe('MFA')
})
