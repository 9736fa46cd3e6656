import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spaceAnalyser } from '../../tests/support/plain-search.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchDocument, SearchIndex, SearchQuery, SearchSchema, Spread } from './types.ts'

const schema: SearchSchema = {
  texts: [
    { name: 'title', kind: 'title', weight: 5, lengthNorm: 0, usualLength: 2 },
    { name: 'text', kind: 'text', weight: 1, lengthNorm: 0, usualLength: 2 },
  ],
  facets: [
    { name: 'employer', usualValues: 5_000 },
    { name: 'name', usualValues: 5_000 },
  ],
  numbers: ['postedAt'],
  freshness: 'postedAt',
}
const rules = [
  { first: 10, most: 2 },
  { first: 20, most: 4 },
]
const spread: Spread = { facet: 'employer', rules }
const nowMs = 1_000_000_000
const minuteMs = 60_000

type Ad = { employer: string | null; title: string; isMention?: boolean }

/** The ads in order of relevance: the one before is newer, and those that merely mention the word are last. */
function indexOf(ads: readonly Ad[]): SearchIndex {
  const index = createSearchIndex({ schema, analyser: spaceAnalyser, schedule: () => {} })
  for (const [at, ad] of ads.entries()) index.upsert(documentOf(ad, at))
  // Others, so that the word is worth something.
  for (let at = 2_000; at < 2_100; at++) {
    index.upsert({ ...documentOf({ employer: null, title: '' }, at), texts: { title: 'arzt', text: '' } })
  }
  return index
}

function documentOf({ employer, title, isMention }: Ad, at: number): SearchDocument {
  return {
    id: at + 1,
    version: 1,
    language: 'de',
    title,
    texts: isMention ? { title: 'koch', text: 'pflege' } : { title: 'pflege', text: '' },
    facets: {
      employer: employer === null ? [] : [employer],
      name: employer === null ? [] : [`haus ${employer}`],
    },
    numbers: { postedAt: nowMs - at * minuteMs },
    places: [],
  }
}

const plain: SearchQuery = {
  text: 'pflege',
  facets: [],
  nowMs,
  sort: { by: 'relevance' },
  offset: 0,
  size: 20,
  spread,
}
const idsOf = (index: SearchIndex, query: Partial<SearchQuery>) =>
  index.search({ ...plain, ...query }).hits.map(({ id }) => id)

/** Many ads of few employers, as in a town with one large hospital. */
const ads = fc.array(
  fc.record({
    employer: fc.oneof(
      { weight: 4, arbitrary: fc.constant('1') },
      { weight: 3, arbitrary: fc.nat(6).map(String) },
      { weight: 2, arbitrary: fc.nat(60).map(String) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    title: fc.constantFrom('Pflegefachkraft', 'Stationsleitung', 'Wundexperte'),
    isMention: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.boolean()),
  }),
  { maxLength: 900 },
)

describe('Hits spread over employers', () => {
  it('are the same hits in pages of any size, none lost and none shown twice', () => {
    fc.assert(
      fc.property(ads, fc.integer({ min: 1, max: 100 }), (list, size) => {
        const index = indexOf(list)
        const all = idsOf(index, { spread: null, size: 1_000 })
        const pages = Array.from({ length: Math.ceil(list.length / size) + 1 }, (_, page) =>
          idsOf(index, { offset: page * size, size }),
        ).flat()
        expect(pages).toEqual(idsOf(index, { size: 1_000 }))
        expect(pages.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b))
      }),
      { numRuns: 40 },
    )
  })

  it('show at most two of an employer among ten and four among twenty wherever the block allows it', () => {
    fc.assert(
      fc.property(ads, list => {
        const good = list.map(ad => ({ ...ad, isMention: false }))
        const shown = idsOf(indexOf(good), {}).map(id => good[id - 1]?.employer ?? null)
        const block = countsOf(good.slice(0, 400).map(({ employer }) => employer))
        const isPossible = rules.every(({ first, most }) => {
          const room = block.free + block.counts.reduce((sum, count) => sum + Math.min(most, count), 0)
          return room >= Math.min(first, good.length)
        })
        if (!isPossible) return
        for (const { first, most } of rules)
          expect(Math.max(0, ...countsOf(shown.slice(0, first)).counts)).toBeLessThanOrEqual(most)
      }),
      { numRuns: 100 },
    )
  })

  it('keep the order of relevance within an employer and title', () => {
    fc.assert(
      fc.property(ads, list => {
        const sameTitle = list
          .map(ad => ({ ...ad, title: 'Pflegefachkraft', isMention: false }))
          .slice(0, 400)
        const byEmployer = Map.groupBy(
          idsOf(indexOf(sameTitle), { size: 400 }),
          id => sameTitle[id - 1]?.employer,
        )
        for (const ids of byEmployer.values()) expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      }),
      { numRuns: 40 },
    )
  })

  it('never put an ad that merely mentions the words before ads for them, whoever placed those', () => {
    const list = [
      ...Array.from({ length: 8 }, (_, at) => ({ employer: '1', title: `Pflegefachkraft ${at}` })),
      ...Array.from({ length: 30 }, (_, at) => ({
        employer: String(at + 2),
        title: 'Koch',
        isMention: true,
      })),
    ]
    expect(idsOf(indexOf(list), {}).slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('are spread without words as well, where no text is better than another', () => {
    const list = Array.from({ length: 60 }, (_, at) => ({
      employer: String(at < 30 ? 1 : at),
      title: `Stelle ${at}`,
    }))
    const shown = idsOf(indexOf(list), { text: '' }).map(id => list[id - 1]?.employer)
    expect(shown.slice(0, 10).filter(employer => employer === '1')).toHaveLength(2)
    expect(shown.filter(employer => employer === '1')).toHaveLength(4)
  })

  it('show a title of an employer once before its other titles, and say where the same one is', () => {
    const list = ['A', 'A', 'B', 'A', 'C'].map(title => ({ employer: '1', title }))
    const others = Array.from({ length: 20 }, (_, at) => ({ employer: String(at + 2), title: 'D' }))
    const { hits } = indexOf([...list, ...others]).search(plain)
    expect(hits.slice(0, 3).map(({ id }) => id)).toEqual([1, 3, 6])
    expect(hits[0]?.sameTitle).toEqual([2, 4])
    expect(hits[1]?.sameTitle).toEqual([])
  })

  it('leave ads of an employer that the search names in their order', () => {
    const list = [
      ...Array.from({ length: 12 }, (_, at) => ({ employer: '1', title: `Pflege ${at}` })),
      ...Array.from({ length: 12 }, (_, at) => ({ employer: String(at + 2), title: 'Pflege' })),
    ]
    const unless = { facet: 'name', values: ['pflege', 'haus 1'] }
    expect(idsOf(indexOf(list), { spread: { ...spread, unless }, size: 12 })).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    )
  })

  it('concern the order by relevance alone', () => {
    const list = Array.from({ length: 40 }, (_, at) => ({ employer: String(at % 2), title: 'Pflege' }))
    const sort = { by: 'number', column: 'postedAt', order: 'descending' } as const
    const index = indexOf(list)
    expect(idsOf(index, { sort })).toEqual(idsOf(index, { sort, spread: null }))
  })
})

function countsOf(employers: readonly (string | null)[]): { counts: number[]; free: number } {
  const counts = new Map<string, number>()
  for (const employer of employers)
    if (employer !== null) counts.set(employer, (counts.get(employer) ?? 0) + 1)
  return { counts: [...counts.values()], free: employers.filter(employer => employer === null).length }
}
