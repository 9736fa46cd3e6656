import { describe, expect, it } from 'vitest'
import {
  everyJob,
  makeProfile,
  randomMatchJob,
  randomNumbers,
  randomPairs,
} from '../../../../tests/support/matching.ts'
import { createSearchIndex } from '../../../search/search-index.ts'
import { loadAnalyser } from '../../../vocabulary/load-analyser.ts'
import type { JobDocument } from '../../caller/job-search.ts'
import { explain } from '../../matching/explain.ts'
import { jobWorth } from '../../matching/job-worth.ts'
import { dutyValues } from './duty-filters.ts'
import { jobIndex } from './job-index.ts'
import { jobSearchSchema } from './search-document.ts'

const now = new Date('2026-11-21T08:00:00Z')
const documents = Array.from({ length: 500 }, (_, at) => documentOf(at + 1))
const engine = createSearchIndex({ schema: jobSearchSchema, analyser: loadAnalyser() })
const index = jobIndex(engine)
const everything = everyJob(now, 100)

// A search between them makes a segment of each part.
for (const [at, document] of documents.entries()) {
  index.upsert(document)
  if (at % 100 === 0) index.list(everything)
}

describe('the ads that fit a person, as the index finds them', () => {
  it('are those that each explanation calls a fit, in the order of their evidence', () => {
    let found = 0
    for (const { profile } of randomPairs(150)) {
      const matches = new Map(documents.map(document => [document.id, explain(profile, document)]))
      const fits = [...matches].filter(([, { isFit }]) => isFit).map(([id]) => id)
      const spread = {
        ...everything,
        filters: { employer: documents.map(({ facets }) => String(facets.employer[0])) },
      }
      const answer = index.fit(jobWorth(profile), spread)
      expect(answer.total).toBe(fits.length)
      expect(answer.ids.every(id => matches.get(id)?.isFit)).toBe(true)
      const orders = answer.ids.map(id => matches.get(id)?.order ?? 0)
      // Fresh ads come before others of hardly more evidence.
      for (const [at, order] of orders.entries())
        expect(order).toBeLessThanOrEqual((orders[at - 1] ?? order) + 0.1)
      found += answer.total
    }
    expect(found).toBeGreaterThan(5_000)
  })

  it('are found by every filter and word of a search as well', () => {
    const nurse = makeProfile({ professions: ['pflegefachmann'] })
    const all = index.fit(jobWorth(nurse), everything)
    const byDay = index.fit(jobWorth(nurse), { ...everything, filters: { shift: ['day'] }, text: 'Stelle' })
    expect(byDay.total).toBeGreaterThan(0)
    expect(byDay.total).toBeLessThan(all.total)
    const days = new Set(documents.filter(({ facets }) => facets.shift.includes('day')).map(({ id }) => id))
    expect(byDay.ids.every(id => days.has(id))).toBe(true)
    expect(index.fit(jobWorth(nurse), { ...everything, text: 'Zahnarzt' }).total).toBe(0)
  })

  it('come from an employer twice among the first ten', () => {
    const { ids } = index.fit(jobWorth(makeProfile({ professions: ['pflegefachmann'] })), everything)
    const employers = ids.slice(0, 10).map(id => documents[id - 1]?.facets.employer[0])
    const counts = [...new Set(employers)].map(each => employers.filter(other => other === each).length)
    expect(Math.max(...counts)).toBe(2)
  })

  it('follow every change of the index, and stay the same while it tidies up', () => {
    const worth = jobWorth(makeProfile({ professions: ['pflegefachmann'] }))
    const before = index.fit(worth, everything)
    const [best = 0] = before.ids
    index.remove(best)
    expect(index.fit(worth, everything).ids).not.toContain(best)
    const again = documents[best - 1]
    if (again) index.upsert(again)
    const after = index.fit(worth, everything)
    expect(after).toEqual(before)
    engine.settle()
    expect(index.fit(worth, everything)).toEqual(before)
  })

  it('come in pages that hold each ad once', () => {
    const worth = jobWorth(makeProfile({ professions: ['pflegefachmann'] }))
    const pages = [0, 20, 40].map(offset => index.fit(worth, { ...everything, offset, size: 20 }).ids)
    expect(new Set(pages.flat()).size).toBe(60)
  })
})

function documentOf(id: number): JobDocument {
  return {
    ...randomMatchJob(randomNumbers(id), id),
    duty: dutyValues({}),
    version: 1,
    title: 'Stelle',
    employer: 'Klinikum',
    places: 'Köln',
    department: '',
    text: '',
    concepts: [],
    language: 'de',
    payMin: null,
    postedAtMs: now.getTime(),
    validThroughMs: null,
    featuredUntilMs: null,
    isPayDerived: false,
    isDemoted: false,
  }
}
