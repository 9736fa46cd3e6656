import { describe, expect, it } from 'vitest'
import { plainSearch, spaceAnalyser } from '../../tests/support/plain-search.ts'
import { dayMs } from '../basics/time.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchDocument, SearchQuery, SearchSchema, SearchSort } from './types.ts'

const schema: SearchSchema = {
  texts: [{ name: 'text', kind: 'text', weight: 1, lengthNorm: 0.5, usualLength: 4 }],
  facets: [
    { name: 'category', usualValues: 7 },
    { name: 'state', usualValues: 16 },
  ],
  numbers: ['pay', 'fresh', 'featured'],
  freshness: 'fresh',
  featured: 'featured',
}

const nowMs = 200 * dayMs

/** Large enough that every posting format occurs and that a page's best hits exceed the selection buffer. */
const documents = Array.from({ length: 6_000 }, (_, at): SearchDocument => {
  const id = at + 1
  const words = [
    at % 500 === 7 ? 'selten' : '',
    at % 11 === 0 ? 'nacht' : '',
    at % 3 === 0 ? 'pflege' : '',
    at % 10 === 4 ? '' : 'team',
  ]
  return {
    id,
    version: 1,
    language: 'de',
    title: `Stelle ${(at * 37) % 101}`,
    texts: { text: words.filter(Boolean).join(' ') },
    facets: { category: [at % 4 === 0 ? 'nursing' : 'doctors'], state: at % 5 === 0 ? [] : [`S${at % 7}`] },
    numbers: {
      pay: at % 6 === 0 ? null : (at * 7_919) % 3_001,
      fresh: at % 13 === 0 ? null : nowMs - ((at * 4_787) % 90) * dayMs,
      featured: at % 97 === 0 ? nowMs + (at % 2 === 0 ? 1 : -1) : null,
    },
    places: [],
  }
})

const sorts: SearchSort[] = [
  { by: 'relevance' },
  { by: 'number', column: 'pay', order: 'descending' },
  { by: 'number', column: 'pay', order: 'ascending' },
  { by: 'title', order: 'ascending' },
  { by: 'title', order: 'descending' },
]

describe('A search among thousands of jobs', () => {
  const index = createSearchIndex({ schema, analyser: spaceAnalyser })
  for (const document of documents) index.upsert(document)
  index.settle()

  it.each(['', 'selten', 'selten team', 'nacht pflege', 'nacht team', 'selten|nacht team pflege', 'team'])(
    'counts and orders like looking at every job: "%s"',
    text => {
      for (const sort of sorts) {
        for (const offset of [0, 1_500, 4_990]) expectEqual({ ...plain, text, sort, offset })
      }
    },
  )

  it('counts each filter as if it were not set, for one filter and for several', () => {
    expectEqual({ ...plain, filters: { category: ['nursing'] } })
    expectEqual({ ...plain, filters: { category: ['doctors'], state: ['S1', 'S2'] } })
    expectEqual({ ...plain, filters: { state: ['S3'] }, ranges: { pay: { min: 500, max: 2_500 } } })
    expectEqual({ ...plain, text: 'team', ranges: { pay: { min: 2_000, orMissing: true } } })
  })

  it('leaves out what is refused, and puts what is not known behind on every page', () => {
    const states = { facet: 'state', values: ['S1', 'S2', 'S3'] }
    const doctors = { facet: 'category', values: ['doctors'] }
    for (const offset of [0, 900, 2_500, 4_990]) {
      expectEqual({ ...plain, offset, excludes: { states } })
      expectEqual({ ...plain, offset, excludes: { states }, filters: { state: ['S3', 'S4'] } })
      expectEqual({
        ...plain,
        offset,
        text: 'team',
        excludes: { states, doctors },
        behind: [states, doctors],
      })
      expectEqual({ ...plain, offset, text: 'nacht pflege', behind: [doctors] })
    }
  })

  it('filters a few jobs that came later as it does when they stand among the others', () => {
    const [vienna, graz] = [
      { latDegrees: 48.2, lonDegrees: 16.4 },
      { latDegrees: 47.1, lonDegrees: 15.4 },
    ]
    const placed = documents.map((one, at) => ({ ...one, places: [at % 3 === 0 ? vienna : graz] }))
    const [parted, whole] = [0, 1].map(() => createSearchIndex({ schema, analyser: spaceAnalyser }))
    for (const one of placed.slice(0, 5_990)) parted?.upsert(one)
    parted?.settle()
    for (const one of placed.slice(5_990)) parted?.upsert(one)
    for (const one of placed) whole?.upsert(one)
    whole?.settle()
    const near = { ...vienna, radiusKm: 50 }
    const query = {
      ...plain,
      filters: { category: ['nursing'] },
      near,
      radiusStepsKm: [50, 500],
      size: 1_000,
    }
    const [found, expected] = [parted?.search(query), whole?.search(query)]
    expect([found?.total, found?.facets, found?.without, found?.radiusSteps]).toEqual([
      expected?.total,
      expected?.facets,
      expected?.without,
      expected?.radiusSteps,
    ])
    expect(found?.hits).toEqual(expected?.hits)
  })

  const plain: SearchQuery = {
    correct: false,
    facets: ['category', 'state'],
    nowMs,
    sort: { by: 'relevance' },
    offset: 0,
    size: 20,
  }

  function expectEqual(query: SearchQuery): void {
    const { ids, total, facets } = plainSearch(documents, query)
    const found = index.search(query)
    expect(found.total).toBe(total)
    expect(index.count(query)).toBe(total)
    expect(found.facets).toEqual(facets)
    // A page with all hits is never truncated to the best, so it is the reference for every smaller page.
    const all = index.search({ ...query, offset: 0, size: documents.length }).hits
    expect(found.hits).toEqual(all.slice(query.offset, query.offset + query.size))
    if (query.sort.by !== 'relevance') expect(all.map(({ id }) => id)).toEqual(ids)
  }
})
