import { describe, expect, it } from 'vitest'
import { jobHints } from './job-hints.ts'

const good = {
  title: 'Pflegefachkraft (m/w/d)',
  places: ['Köln'],
  description: 'Wir suchen Sie für unser Team auf der Station. '.repeat(10),
  payMin: '3400',
  shiftModels: 'day',
  contactName: 'Frau Roth',
}
const keysOf = (fields: object) =>
  jobHints({ ...good, ...fields }, { category: 'nursing' }).map(({ key }) => key)

describe('hints while an ad is written', () => {
  it('say nothing about an ad that says what applicants want to know', () => {
    expect(keysOf({})).toEqual([])
  })

  const cases: [string, object, string][] = [
    ['miss the pay', { payMin: '' }, 'pay-missing'],
    ['miss the minimum pay in Austria', { places: ['Wien'], payMin: '' }, 'pay-austria'],
    ['miss whether more would be paid in Austria', { places: ['Wien'] }, 'exceed-austria'],
    ['miss the workload in Switzerland', { places: ['Bern'] }, 'workload-swiss'],
    ['miss the 13th month in Switzerland', { places: ['Bern'] }, 'payments-swiss'],
    [
      'miss an amount in Austria beside a tariff',
      { places: 'Graz', payMin: '', payTariff: 'KV' },
      'pay-austria',
    ],
    ['find a range too wide to mean anything', { payMin: '2000', payMax: '6000' }, 'pay-wide'],
    ['find a title too long', { title: `${'Pflegefachkraft für alles '.repeat(4)}(m/w/d)` }, 'title-long'],
    [
      'find who has to be young',
      { description: `${good.description} Sie sind jung und dynamisch.` },
      'wording-age',
    ],
    [
      'find the young team',
      { description: `${good.description} Unser junges Team wartet.` },
      'wording-young-team',
    ],
    [
      'find native speakers',
      { description: `${good.description} Sie sind Muttersprachler.` },
      'wording-origin',
    ],
    ['find a title for one sex', { title: 'Krankenschwester' }, 'wording-gender'],
    ['find a profession that nobody knows', { profession: 'Qwrtz' }, 'profession-unknown'],
    ['find a text that says little', { description: 'Bitte melden.' }, 'text-short'],
    ['miss the duty model where people ask for it first', { shiftModels: '' }, 'duty-missing'],
    ['miss someone to ask', { contactName: '' }, 'contact-missing'],
  ]
  it.each(cases)('%s', (_, fields, key) => {
    expect(keysOf(fields)).toContain(key)
  })

  it('say that an amount contradicts the table of the group', () => {
    expect(jobHints(good, { against: 'below' }).map(({ key }) => key)).toContain('pay-below-tariff')
  })

  it('do not miss the pay where the agreement was chosen from the tables', () => {
    expect(keysOf({ payMin: '', payScheme: 'tvoed-p', payGroup: 'P8' })).not.toContain('pay-missing')
    expect(keysOf({ payMin: '', payScheme: 'none' })).toContain('pay-missing')
  })

  it('do not ask for the duty model where there is hardly one', () => {
    const hints = jobHints({ ...good, shiftModels: '' }, { category: 'administration' })
    expect(hints.map(({ key }) => key)).not.toContain('duty-missing')
  })
})
