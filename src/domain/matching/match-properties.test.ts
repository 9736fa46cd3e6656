import { describe, expect, it } from 'vitest'
import { makeMatchJob, randomPairs } from '../../../tests/support/matching.ts'
import { criteria } from './criteria.ts'
import type { MatchJob } from './criterion.ts'
import { explain, explainer } from './explain.ts'
import type { MatchProfile } from './match-profile.ts'

const pairs = randomPairs(3_000)

describe('whatever a person wishes and an ad says', () => {
  it('no ad that is known to fail a gate is a fit, and every other one for a related profession is', () => {
    const fits = pairs.map(({ profile, job }) => explain(profile, job))
    for (const { isFit, gates, criteria: judged } of fits) {
      const isKept = gates.every(({ state }) => state !== 'unmet') && judged.every(isRelated)
      expect(isFit).toBe(isKept)
    }
    expect(fits.filter(({ isFit }) => isFit).length).toBeGreaterThan(300)
  })

  it('what is not known counts for nothing', () => {
    for (const { profile } of pairs) {
      const silent = explain(profile, makeMatchJob())
      // Whoever rules agencies out knows of every ad whether it is one; all else is open.
      expect(silent.criteria.every(({ state }) => state === 'unknown')).toBe(true)
      expect(silent.order).toBe(0)
    }
  })

  it('one more wish that is met never lowers an ad, and one more that is not never raises it', () => {
    let compared = 0
    for (const { profile, job } of pairs) {
      const before = explain(profile, job)
      for (const { key, state, field } of before.criteria) {
        if (state === 'unknown') continue
        const without = explain(profile, withoutFact(job, field))
        if (without.criteria.length !== before.criteria.length) continue
        // Two facts say how far away work is that is done at home.
        const isOfBoth = key === 'distance' && job.facets.remote.includes('remote')
        if (!isOfBoth) expect(without.criteria.find(each => each.key === key)?.state).toBe('unknown')
        if (state === 'met') expect(before.order).toBeGreaterThan(without.order)
        else expect(before.order).toBeLessThan(without.order)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(5_000)
  })

  it('an ad among many people is judged as a person among many ads', () => {
    const people = pairs.slice(0, 50).map(({ profile }) => profile)
    const ads = pairs.slice(0, 50).map(({ job }) => job)
    const byPerson = people.map(profile => ads.map(explainer(profile)))
    const byAd = ads.map(job => people.map(profile => explain(profile, job)))
    expect(byPerson).toEqual(people.map((_, person) => byAd.map(matches => matches[person])))
  })

  it('each criterion and gate is named once for each wish, in the order of the table', () => {
    const order = criteria.map(({ key }) => key)
    for (const { profile, job } of pairs) {
      const keys = explain(profile, job).criteria.map(({ key }) => key)
      expect(keys).toEqual(order.filter(key => keys.includes(key)))
    }
  })
})

function isRelated({ note }: { note: string | null }): boolean {
  return note !== 'unrelated'
}

/** The ad without what it says in one field. */
function withoutFact(job: MatchJob, field: string): MatchJob {
  if (field === 'place') return { ...job, points: [] }
  if (field === 'pay') return { ...job, payMax: null }
  return {
    ...job,
    facets: field in job.facets ? { ...job.facets, [field]: [] } : job.facets,
    facts: field in job.facts ? { ...job.facts, [field]: [] } : job.facts,
  }
}

/** Whoever reads this test may want to know which facts these are: name, age, sex and nationality cannot be among them. */
const said: Record<keyof MatchProfile, true> = {
  professions: true,
  learned: true,
  specialties: true,
  experienceYears: true,
  licences: true,
  languages: true,
  hasDrivingLicence: true,
  places: true,
  countries: true,
  employmentTypes: true,
  contracts: true,
  workloadPercent: true,
  shifts: true,
  refusals: true,
  employerTypes: true,
  payMinEurMonth: true,
  startFrom: true,
  rules: true,
}

it('matching knows nothing of a person but what is listed here', () => {
  for (const { profile } of pairs) expect(Object.keys(profile).sort()).toEqual(Object.keys(said).sort())
})
