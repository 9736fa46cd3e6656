import { describe, expect, it } from 'vitest'
import { demoEmployers } from './demo-employers.ts'
import { demoTowns } from './employers/demo-towns.ts'
import { employerKinds } from './employers/employer-kinds.ts'
import { addressWord } from './employers/employer-names.ts'
import { generateDemoAds } from './generate-ads.ts'

const employers = demoEmployers()
const ads = [...generateDemoAds({ jobs: 6000, seed: 1, now: new Date('2026-11-21T08:00:00Z') })]
const cities = demoTowns().filter(({ kind }) => kind === 'city')
const share = (isMeant: (employer: (typeof employers)[number]) => boolean) =>
  employers.filter(isMeant).length / employers.length

describe('the fictional employers', () => {
  it('are more than six hundred, no two of one name, address or number', () => {
    expect(employers.length).toBeGreaterThan(600)
    expect(new Set(employers.map(({ name }) => addressWord(name))).size).toBe(employers.length)
    expect(new Set(employers.map(({ website }) => website)).size).toBe(employers.length)
    expect(new Set(employers.map(({ id }) => id)).size).toBe(employers.length)
    expect(
      employers.filter(({ website, email }) => !/\.example$/.test(website) || !/\.example$/.test(email)),
    ).toEqual([])
  })

  it('are of the kinds that the table knows, and every kind has someone', () => {
    const kinds = new Set(employers.map(({ kind }) => kind))
    expect([...employerKinds().keys()].filter(kind => !kinds.has(kind))).toEqual([])
  })

  it('have the sizes of the market: half are practices, few have hundreds of ads', () => {
    expect(share(({ type }) => type === 'private-practice')).toBeGreaterThan(0.4)
    expect(share(({ type }) => type === 'hospital')).toBeGreaterThan(0.2)
    expect(share(({ type }) => type === 'care-facility')).toBeGreaterThan(0.08)
    expect(share(({ size }) => size === '1-50')).toBeGreaterThan(0.4)
    expect(share(({ size }) => size === '1000+')).toBeLessThan(0.2)
    const large = employers.filter(employer => employer.ads > 100)
    expect(large.length).toBeGreaterThan(2)
    expect(large.length).toBeLessThan(12)
  })

  it('have as many ads as is said of them: practices one to three', () => {
    const counts = new Map<string, number>()
    for (const { employer } of ads) counts.set(employer.id, (counts.get(employer.id) ?? 0) + 1)
    expect(employers.filter(({ id, ads: meant }) => counts.get(id) !== meant)).toEqual([])
    const practices = employers.filter(({ kind, type }) => type === 'private-practice' && kind !== 'flagship')
    expect(practices.filter(({ ads: count }) => count < 1 || count > 3)).toEqual([])
  })

  it('are in every big city: a hospital and three practices with ads at least', () => {
    expect(cities.length).toBeGreaterThan(95)
    const missing = cities.filter(({ name, country }) => {
      const here = ads.filter(ad => ad.places.some(place => place.name === name && place.country === country))
      const of = (type: string) =>
        new Set(here.filter(ad => ad.employer.type === type).map(ad => ad.employer.id))
      return of('hospital').size < 1 || of('private-practice').size < 3
    })
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  it('are the same at every start', () => {
    const again = [...generateDemoAds({ jobs: 50, seed: 1, now: new Date('2026-11-21T08:00:00Z') })]
    expect(again.map(ad => ad.employer.name)).toEqual(ads.slice(0, 50).map(ad => ad.employer.name))
  })
})
