import { describe, expect, it } from 'vitest'
import { categories } from '../vocabulary/titles/categories.ts'
import { professions } from '../vocabulary/titles/professions.ts'
import { demoData } from './demo-data.ts'
import { demoEmployers } from './demo-employers.ts'
import { type DemoAd, generateDemoAds } from './generate-ads.ts'

const now = new Date('2026-11-21T08:00:00Z')
const ads = [...generateDemoAds({ jobs: 6000, seed: 1, now })]
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length
const share = (isMeant: (ad: DemoAd) => boolean) => ads.filter(isMeant).length / ads.length
const text = (ad: DemoAd) => `${ad.title} ${ad.descriptionHtml}`

describe('the fictional ads', () => {
  it('are the same for the same seed and day, and others for another seed', () => {
    const again = [...generateDemoAds({ jobs: 200, seed: 1, now })]
    const others = [...generateDemoAds({ jobs: 200, seed: 2, now })]
    expect(again).toEqual(ads.slice(0, 200))
    expect(others.map(ad => ad.title)).not.toEqual(again.map(ad => ad.title))
  })

  it('have 150 to 300 words each', () => {
    const lengths = ads.map(ad => words(ad.descriptionHtml))
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(145)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(300)
    expect(lengths.filter(length => length < 150).length).toBeLessThan(10)
  })

  it('follow the market: nearly half of them are for nurses and a fifth for doctors', () => {
    expect(new Set(ads.map(ad => ad.category))).toEqual(new Set(categories.map(category => category.id)))
    expect(share(ad => ad.category === 'nursing')).toBeCloseTo(0.45, 1)
    expect(share(ad => ad.category === 'doctors')).toBeCloseTo(0.2, 1)
    expect(share(ad => ad.category === 'zfa')).toBeCloseTo(0.05, 1)
    expect(share(ad => ad.category === 'zfa')).toBeGreaterThan(0.02)
  })

  it('cover nearly every profession of the vocabulary and every employer', () => {
    const known = professions().length
    expect(new Set(ads.map(ad => ad.profession)).size).toBeGreaterThan(known * 0.95)
    expect(new Set(ads.map(ad => ad.employer.id)).size).toBe(demoEmployers().length)
    expect(new Set(ads.flatMap(ad => ad.specialty ?? [])).size).toBeGreaterThan(65)
  })

  it('are silent about pay in about every third case, but hardly ever in Austria, where the law asks for it', () => {
    expect(share(ad => ad.pay === null)).toBeCloseTo(0.35, 1)
    const austrian = ads.filter(ad => ad.employer.country === 'AT')
    expect(austrian.filter(ad => ad.pay === null).length / austrian.length).toBeLessThan(0.08)
  })

  it('were posted within the last sixty days, the younger ones more often, and none has ended', () => {
    const ages = ads.map(ad => (now.getTime() - ad.postedAt.getTime()) / 86_400_000)
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ages)).toBeLessThan(60)
    expect(ages.filter(age => age < 15).length).toBeGreaterThan(ages.filter(age => age > 45).length * 1.5)
    expect(ads.every(ad => ad.validThrough === null || ad.validThrough > now)).toBe(true)
  })

  it('are partly written in English', () => {
    expect(share(ad => ad.language === 'en')).toBeGreaterThan(0.04)
    expect(share(ad => ad.language === 'en')).toBeLessThan(0.08)
  })

  it('hold no gap that was left unfilled and no doubled blank', () => {
    expect(ads.filter(ad => /[{}]|undefined|null\b|NaN| {2}| [.,;]/.test(text(ad))).map(text)).toEqual([])
  })

  it('use no words that shut people out, no exclamation mark and no empty phrase', () => {
    const banned =
      /junges?[n]? (?:und \w+ )?team|muttersprach|deutschstämmig|belastbar bis|!|dynamisch|rockstar/i
    expect(ads.filter(ad => banned.test(text(ad))).map(ad => ad.title)).toEqual([])
  })

  it('are written as in Switzerland for Swiss employers', () => {
    const swiss = ads.filter(ad => ad.employer.country === 'CH')
    expect(swiss.filter(ad => /ß|Urlaub|Krankenhaus\b/.test(text(ad))).map(text)).toEqual([])
  })

  it('ask for the education of the country in which the work is', () => {
    const austrian = ads.filter(ad => ad.employer.country === 'AT' && ad.language === 'de')
    expect(
      austrian.filter(ad => /Approbation und Facharztanerkennung|SRK|\bEFZ\b/.test(ad.descriptionHtml)),
    ).toEqual([])
  })
})

describe('the sentence banks', () => {
  it('have duties, profile and a beginning for every profession in every sector that hires it', () => {
    const { banks, professions: rows } = demoData()
    const ids = rows.flatMap(row => [...row.banks.values()])
    const thin = ids.filter(id => {
      const bank = banks.get(id)
      return !bank || bank.intro.length === 0 || bank.duties.length < 6 || bank.profile.length < 5
    })
    expect(thin).toEqual([])
  })

  it('name every profession of the vocabulary once', () => {
    const ids = demoData().professions.map(row => row.id)
    expect([...ids].sort()).toEqual(
      professions()
        .map(profession => profession.id)
        .sort(),
    )
  })
})
