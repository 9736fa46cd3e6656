import { describe, expect, it } from 'vitest'
import { readContract, readEmploymentTypes } from '../feed-format/normalise/read-employment.ts'
import { readShifts } from '../feed-format/normalise/read-shifts.ts'
import { readPayText } from '../vocabulary/pay/pay-text.ts'
import { type DemoAd, generateDemoAds } from './generate-ads.ts'

const ads = [...generateDemoAds({ jobs: 6000, seed: 1, now: new Date('2026-11-21T08:00:00Z') })]
const unknownHours = { minPercent: null, maxPercent: null, hoursWeek: null }
const textOf = (ad: DemoAd) => ad.descriptionHtml.replace(/<\/(?:p|li|h3)>/g, '\n').replace(/<[^>]+>/g, '')
const where = (isWrong: (ad: DemoAd) => boolean) =>
  ads.filter(isWrong).map(ad => `${ad.number} ${ad.employer.name}: ${ad.title}`)
const isOpenByDay = (ad: DemoAd) => /^[PMDTXOZS]/.test(ad.employer.sectors)

/** What a text must not say given the duty model. */
const opposites: Record<string, string[]> = {
  day: ['two-shift', 'three-shift', 'nights-only', 'weekends', 'on-call'],
  'no-weekends': ['three-shift', 'nights-only', 'weekends', 'on-call'],
  'no-nights': ['three-shift', 'nights-only', 'on-call'],
  'two-shift': ['three-shift', 'nights-only', 'no-nights', 'on-call'],
  'three-shift': ['day', 'no-nights', 'no-weekends'],
  'nights-only': ['day', 'two-shift', 'no-nights', 'on-call'],
}

describe('title, facts and text of an ad', () => {
  it('say the same of the hours', () => {
    const isPart = (ad: DemoAd) => /Teilzeit/.test(ad.title) && !/Voll/.test(ad.title)
    expect(where(ad => isPart(ad) && ad.terms.employmentTypes.join() !== 'part-time')).toEqual([])
    const titled = ads.filter(ad => /Teilzeit|Minijob/.test(ad.title))
    expect(titled.length).toBeGreaterThan(100)
    const read = (ad: DemoAd) => readEmploymentTypes([], ad.title, '', unknownHours)
    expect(
      where(ad => /Teilzeit/.test(ad.title) && read(ad).join() !== ad.terms.employmentTypes.join()),
    ).toEqual([])
  })

  it('say the same of the duties, and nothing against them', () => {
    expect(
      where(
        ad =>
          ad.terms.shift !== null &&
          !readShifts([], ad.title, textOf(ad)).some(shift => shift === ad.terms.shift),
      ),
    ).toEqual([])
    expect(
      where(ad => {
        const denied = opposites[ad.terms.shift ?? ''] ?? []
        return readShifts([], ad.title, textOf(ad)).some(shift => denied.includes(shift))
      }),
    ).toEqual([])
  })

  it('have no night, shift or call duty where nobody stays overnight', () => {
    const duties =
      /Nachtdienst|Nachtwache|Dauernacht|Dreischicht|Rufbereitschaft|Bereitschaftsdienst|night shift|on-call/
    const denied = /(?:ohne|keine) (?:Nacht|Wochenend)\w+/g
    expect(
      where(ad => isOpenByDay(ad) && duties.test(`${ad.title} ${textOf(ad)}`.replace(denied, ''))),
    ).toEqual([])
    const dayClinics = ads.filter(ad => /Tagesklinik/.test(`${ad.title} ${ad.department}`))
    expect(dayClinics.length).toBeGreaterThan(5)
    expect(dayClinics.filter(ad => ad.terms.shift !== 'day' && ad.terms.shift !== 'no-weekends')).toEqual([])
    expect(
      where(ad => /Nacht/.test(ad.title) && !/ohne Nacht/.test(ad.title) && ad.terms.shift !== 'nights-only'),
    ).toEqual([])
  })

  it('are training throughout when they are training', () => {
    const isTitled = (ad: DemoAd) => /^(?:Ausbildung|Auszubildende)\b/i.test(ad.title)
    const isMeant = (ad: DemoAd) => ad.terms.ending === 'training'
    expect(ads.filter(isMeant).length).toBeGreaterThan(40)
    expect(where(ad => isTitled(ad) !== isMeant(ad))).toEqual([])
    expect(where(ad => isMeant(ad) && ad.terms.employmentTypes.join() !== 'internship')).toEqual([])
    expect(where(ad => isMeant(ad) && !/Ausbildungs(?:jahr|beitrag)/.test(ad.pay?.text ?? ''))).toEqual([])
    expect(
      where(ad => isMeant(ad) && !/\b1\. (?:August|September|Oktober) \d{4}/.test(ad.terms.startText)),
    ).toEqual([])
    expect(
      where(ad => isMeant(ad) && readEmploymentTypes([], ad.title, '', unknownHours).join() !== 'internship'),
    ).toEqual([])
  })

  it('say the same of the contract', () => {
    expect(where(ad => readContract([], ad.title, textOf(ad)) !== ad.terms.contract)).toEqual([])
    expect(where(ad => /Elternzeit/.test(ad.title) && ad.terms.contract !== 'fixed-term')).toEqual([])
    expect(where(ad => /unbefristet/.test(ad.title) && ad.terms.contract !== 'permanent')).toEqual([])
  })

  it('name pay in the money, and by the agreements, of country and employer', () => {
    const says = (ad: DemoAd, words: RegExp) => words.test(`${ad.pay?.text ?? ''}`)
    expect(
      where(ad => ad.pay !== null && (ad.pay.currency === 'CHF') !== (ad.employer.country === 'CH')),
    ).toEqual([])
    expect(
      where(
        ad =>
          says(ad, /TVöD|TV-L|AVR|TVAöD|TV-Ärzte/) &&
          (ad.employer.country !== 'DE' || ad.employer.ownership === 'private'),
      ),
    ).toEqual([])
    expect(
      where(ad => says(ad, /KV\b|Gehaltsschema|Kollektivvertrag/) && ad.employer.country !== 'AT'),
    ).toEqual([])
    expect(
      where(ad => {
        if (!ad.pay?.min) return false
        const read = readPayText(ad.pay.text, { country: ad.employer.country })
        return (
          read.min !== ad.pay.min ||
          (ad.pay.max !== null && read.max !== ad.pay.max) ||
          read.period !== ad.pay.period
        )
      }),
    ).toEqual([])
  })

  it('offer what the law and habit of the country know', () => {
    const only = {
      DE: /Deutschlandticket|30 Tage Urlaub/,
      AT: /Klimaticket|Vierzehn Monatsgehälter/,
      CH: /Halbtax|13\. Monatslohn/,
    }
    for (const [country, words] of Object.entries(only))
      expect(where(ad => ad.employer.country !== country && words.test(ad.descriptionHtml))).toEqual([])
  })

  it('begin when the text says so', () => {
    expect(where(ad => /ab sofort/.test(ad.title) && ad.terms.startText !== 'ab sofort')).toEqual([])
  })

  it('do not read alike: of ten ads of one town hardly two begin with the same sentence', () => {
    const first = (ad: DemoAd) => ad.body.intro.split('. ')[0]
    for (const town of ['Hamburg', 'Essen', 'Köln', 'Wien', 'Zürich']) {
      const ten = ads.filter(ad => ad.places[0]?.name === town).slice(0, 10)
      expect(new Set(ten.map(first)).size, town).toBeGreaterThanOrEqual(8)
    }
  })
})
