import { describe, expect, it } from 'vitest'
import { makeMatchJob, makeProfile } from '../../../tests/support/matching.ts'
import { describeCriteria, matchSentence } from './describe-match.ts'
import { explain } from './explain.ts'

describe('a match in words', () => {
  const nurse = makeProfile({
    professions: ['pflegefachmann'],
    shifts: ['day'],
    contracts: ['permanent'],
    payMinEurMonth: 3_500,
    refusals: ['nights'],
  })

  it('says how many wishes are met, which are not, and what nobody knows, each once', () => {
    const job = makeMatchJob({
      facets: { profession: ['dgkp'], contract: ['fixed-term'] },
      facts: { licence: ['pflege:DE'] },
      payMax: 3_800,
    })
    const match = explain(nurse, job)
    expect(matchSentence('de', match)).toBe(
      '2 von 4 Wünschen erfüllt, Vertragsart nicht, Dienstzeiten und Berufszulassung unbekannt',
    )
    expect(matchSentence('en', match)).toBe(
      '2 of 4 wishes met, contract not met, shifts and licence to practise unknown',
    )
  })

  it('says nothing to somebody who wishes nothing', () => {
    expect(matchSentence('de', explain(makeProfile(), makeMatchJob()))).toBe('')
  })

  it('comes with a table of all gates and criteria, each with its own words', () => {
    for (const locale of ['de', 'en'] as const) {
      const { gates, criteria } = describeCriteria(locale)
      expect(new Set([...gates, ...criteria].map(({ reads }) => reads)).size).toBe(
        gates.length + criteria.length,
      )
      expect(criteria.every(({ reads }) => reads.endsWith('.'))).toBe(true)
    }
  })
})
