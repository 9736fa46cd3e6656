import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spaceAnalyser } from '../../tests/support/plain-search.ts'
import { SampleScratch, sampleBound } from './sampled-bound.ts'
import { createSearchIndex } from './search-index.ts'

const size = 4_096
const wanted = 600

/** Ids by page: the numbers ascending, equal ones by id. */
function pagesOf(numbers: readonly (number | null)[], offset: number): { found: number[]; right: number[] } {
  const index = createSearchIndex({
    schema: { texts: [], facets: [], numbers: ['n'] },
    analyser: spaceAnalyser,
    schedule: () => {},
  })
  for (const [at, n] of numbers.entries()) {
    const numbersOf = { n: n ?? Number.NaN }
    const plain = { version: 1, language: 'de', title: '', texts: {}, facets: {}, places: [] } as const
    index.upsert({ ...plain, id: at + 1, numbers: numbersOf })
  }
  const { hits } = index.search({
    text: '',
    facets: [],
    nowMs: 0,
    sort: { by: 'number', column: 'n', order: 'ascending' },
    offset,
    size: 20,
  })
  const right = numbers
    .map((n, at) => ({ n: n ?? Infinity, id: at + 1 }))
    .sort((a, b) => a.n - b.n || a.id - b.id)
    .slice(offset, offset + 20)
  return { found: hits.map(({ id }) => id), right: right.map(({ id }) => id) }
}

describe('A deep page', () => {
  it('is that of the whole order, whatever the numbers are', () => {
    const number = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer(), fc.constant(null))
    const numbers = fc.array(number, { minLength: size, maxLength: size })
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 1_500 }), (list, offset) => {
        const { found, right } = pagesOf(list, offset)
        expect(found).toEqual(right)
      }),
      { numRuns: 20 },
    )
  })

  it('is right when the sample saw only the best, so that its bound kept too few', () => {
    // Every fourth document is sampled: those are the best of all, and fewer of them are within the bound than are wanted.
    const list = Array.from({ length: size }, (_, at) => (at % 4 === 0 ? at / 4 : 10_000 + at))
    const documents = Uint16Array.from(list.keys())
    const kept = { documents: new Uint16Array(2_048), keys: new Float64Array(2_048) }
    const writeKeys = (from: Uint16Array, start: number, end: number) => {
      for (let at = start; at < end; at++) kept.keys[at - start] = list[from[at] ?? 0] ?? 0
      return end - start
    }
    const bound = sampleBound({ documents, count: size }, wanted, writeKeys, kept, new SampleScratch())
    expect(bound).toBeLessThan(10_000)
    expect(list.filter(number => number <= bound).length).toBeLessThan(wanted)
    const { found, right } = pagesOf(list, wanted - 20)
    expect(found).toEqual(right)
  })
})
