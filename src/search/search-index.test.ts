import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainSearch, spaceAnalyser, stepsBehind } from '../../tests/support/plain-search.ts'
import { greatCircleKm } from './places/place-sets.ts'
import { loadSnapshot } from './saved/load-snapshot.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchDocument, SearchIndex, SearchQuery, SearchSchema } from './types.ts'

const schema: SearchSchema = {
  texts: [
    { name: 'title', kind: 'title', weight: 5, lengthNorm: 0.2, usualLength: 4 },
    { name: 'text', kind: 'text', weight: 1, lengthNorm: 0.5, usualLength: 8 },
  ],
  facets: [
    { name: 'category', usualValues: 7 },
    { name: 'state', usualValues: 20 },
    { name: 'shift', usualValues: 40 },
    { name: 'employer', usualValues: 5_000 },
  ],
  numbers: ['pay', 'postedAtMs', 'validThroughMs', 'featuredUntilMs'],
  expiry: 'validThroughMs',
  featured: 'featuredUntilMs',
  freshness: 'postedAtMs',
}
const options = { schema, analyser: spaceAnalyser, schedule: () => {} }
const nowMs = 1_000

const vocabulary = ['pflege', 'arzt', 'labor', 'nacht', 'kinder', 'op']
const text = (most: number) =>
  fc.array(fc.constantFrom(...vocabulary), { maxLength: most }).map(list => list.join(' '))
const some = (...values: string[]) => fc.subarray(values)
const maybe = (max: number) => fc.option(fc.nat(max))
const places = [
  { latDegrees: 50.94, lonDegrees: 6.96 },
  { latDegrees: 50.73, lonDegrees: 7.1 },
  { latDegrees: 52.52, lonDegrees: 13.4 },
]
const documentOf = (id: fc.Arbitrary<number>): fc.Arbitrary<SearchDocument> =>
  fc
    .record({
      id,
      title: fc.constantFrom('Ärztin', 'Arzt', 'Zahnarzt', 'apotheker', 'Station 10', 'Station 9'),
      words: fc.tuple(text(2), text(6)),
      category: some('nursing', 'doctors').map(list => list.slice(0, 1)),
      state: some('BY', 'NW', 'BE'),
      shift: some('day', 'night', 'weekend'),
      employer: fc.nat(30).map(number => [String(number)]),
      pay: maybe(4),
      posted: maybe(3),
      valid: fc.option(fc.constantFrom(nowMs - 1, nowMs, nowMs + 1)),
      featured: fc.option(fc.constantFrom(nowMs - 1, nowMs + 1)),
      places: fc.subarray(places),
      version: fc.nat(9),
    })
    .map(({ words, ...facts }) => ({
      id: facts.id,
      version: facts.version,
      language: 'de',
      title: facts.title,
      texts: { title: words[0], text: words[1] },
      facets: { category: facts.category, state: facts.state, shift: facts.shift, employer: facts.employer },
      numbers: {
        pay: facts.pay,
        postedAtMs: facts.posted,
        validThroughMs: facts.valid,
        featuredUntilMs: facts.featured,
      },
      places: facts.places,
    }))

const filter = (...values: string[]) => fc.subarray(values, { minLength: 1 })
const queries: fc.Arbitrary<SearchQuery> = fc.record({
  text: fc.oneof(fc.constant(''), text(3), fc.constant('pflege|arzt nacht')),
  correct: fc.constant(false),
  filters: fc.record(
    {
      category: filter('nursing', 'doctors'),
      state: filter('BY', 'NW', 'unknown'),
      shift: filter('day', 'night'),
      employer: filter('1', '2', '3', '4', '5', '6'),
    },
    { requiredKeys: [] },
  ),
  excludes: fc.record(
    {
      nights: fc.constant({ facet: 'shift', values: ['night'] }),
      weekends: fc.constant({ facet: 'shift', values: ['weekend', 'unknown'] }),
      doctors: fc.constant({ facet: 'category', values: ['doctors'] }),
    },
    { requiredKeys: [] },
  ),
  refusals: fc.constant({
    nights: { facet: 'shift', values: ['night'] },
    states: { facet: 'state', values: ['BY', 'NW'] },
    nothing: { facet: 'employer', values: [] },
  }),
  behind: fc.subarray([
    { facet: 'shift', values: ['day'] },
    { facet: 'shift', values: ['weekend', 'day'] },
    { facet: 'state', values: ['NW'] },
  ]),
  ranges: fc.record(
    {
      pay: fc.record({ min: fc.nat(4), orMissing: fc.boolean() }),
      postedAtMs: fc.record({ min: fc.nat(3), max: fc.nat(3) }),
    },
    { requiredKeys: [] },
  ),
  near: fc.option(
    fc.constantFrom(...places).chain(place => {
      return fc.oneof(
        fc.constantFrom(null, 5, 30, 600).map(radiusKm => ({ ...place, radiusKm })),
        fc.subarray([...places], { minLength: 1 }).map(around => {
          return { circles: around.map((each, at) => ({ ...each, radiusKm: at === 0 ? 40 : 5 })) }
        }),
      )
    }),
  ),
  within: fc.option(
    fc.record({
      south: fc.constantFrom(47, 50.73, 50.8),
      west: fc.constantFrom(5, 7),
      north: fc.constantFrom(50.94, 51, 55),
      east: fc.constantFrom(7.1, 14),
    }),
  ),
  steps: fc.constant({ pay: [1, 2, 3], postedAtMs: [2] }),
  radiusStepsKm: fc.constant([5, 30, 600]),
  nowMs: fc.constant(nowMs),
  sort: fc.constantFrom<SearchQuery['sort']>(
    { by: 'relevance' },
    { by: 'number', column: 'pay', order: 'descending' },
    { by: 'number', column: 'postedAtMs', order: 'ascending' },
    { by: 'title', order: 'ascending' },
    { by: 'title', order: 'descending' },
  ),
  offset: fc.nat(8),
  size: fc.nat(12),
})

type Step =
  | { kind: 'upsert'; documents: SearchDocument[] }
  | { kind: 'remove'; ids: number[] }
  | { kind: 'search' }
  | { kind: 'settle' }
const ids = fc.nat(60)
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('upsert' as const),
        documents: fc.array(documentOf(ids), { maxLength: 25 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('remove' as const), ids: fc.array(ids, { maxLength: 8 }) }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'search' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'settle' as const }) },
  ),
  { maxLength: 12 },
)

/** Applies the steps to an index and to a plain list. A search turns pending documents into a segment. */
function play(index: SearchIndex, list: readonly Step[]): SearchDocument[] {
  const documents = new Map<number, SearchDocument>()
  for (const step of list) {
    if (step.kind === 'upsert') {
      for (const document of step.documents) {
        index.upsert(document)
        documents.set(document.id, document)
      }
    } else if (step.kind === 'remove') {
      for (const id of step.ids) {
        index.remove(id)
        documents.delete(id)
      }
    } else if (step.kind === 'search') index.search(newest)
    else index.settle()
  }
  return [...documents.values()]
}

const newest: SearchQuery = {
  nowMs,
  sort: { by: 'number', column: 'postedAtMs', order: 'descending' },
  offset: 0,
  size: 20,
}

function expectEqual(index: SearchIndex, documents: readonly SearchDocument[], query: SearchQuery): void {
  const { ids, ...expected } = plainSearch(documents, query)
  const found = index.search(query)
  expect(found).toMatchObject(expected)
  expect(index.count(query)).toBe(expected.total)
  const all = index.search({ ...query, offset: 0, size: 100 }).hits
  const window = all.slice(query.offset, query.offset + query.size)
  expect(found.hits).toEqual(window)
  if (query.sort.by === 'relevance') {
    expect(all.map(hit => hit.id).sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b))
    const steps = new Map(documents.map(document => [document.id, stepsBehind(document, query)]))
    // What comes behind is in the order it has without that.
    const plain = index.search({ ...query, behind: [], offset: 0, size: 100 }).hits.map(hit => hit.id)
    expect(all.map(hit => hit.id)).toEqual(
      plain.toSorted((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0)),
    )
    for (const [at, hit] of all.entries()) {
      const before = all[at - 1]
      if (!before) continue
      expect(before.score > hit.score || (before.score === hit.score && before.id < hit.id)).toBe(true)
    }
  } else expect(all.map(hit => hit.id)).toEqual(ids)
}

describe('A search', () => {
  it('answers like looking at every document, whatever was added, replaced, removed and merged before', () => {
    fc.assert(
      fc.property(steps, fc.array(queries, { minLength: 1, maxLength: 5 }), (list, asked) => {
        const index = createSearchIndex(options)
        const documents = play(index, list)
        for (const query of asked) expectEqual(index, documents, query)
      }),
      { numRuns: 300 },
    )
  })

  it('knows the version of every document it holds', () => {
    fc.assert(
      fc.property(steps, list => {
        const index = createSearchIndex(options)
        const documents = play(index, list)
        const expected = documents.map(({ id, version }) => ({ id, version })).sort((a, b) => a.id - b.id)
        expect([...index.versions()].sort((a, b) => a.id - b.id)).toEqual(expected)
        expect(index.stats().documents).toBe(documents.length)
      }),
      { numRuns: 60 },
    )
  })

  it('finds for many stored queries at once what a search of each finds', () => {
    const documents = fc.uniqueArray(documentOf(ids), { maxLength: 30, selector: document => document.id })
    fc.assert(
      fc.property(documents, fc.array(queries, { maxLength: 12 }), (list, asked) => {
        const index = createSearchIndex(options)
        for (const document of list) index.upsert(document)
        const found = index.matchQueries(list)(asked)
        for (const [at, query] of asked.entries()) {
          const single = index.search({ ...query, offset: 0, size: 100 }).hits.map(hit => hit.id)
          expect(found[at]).toEqual(single.sort((a, b) => a - b))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('knows where the documents are that are only too far away', () => {
    const circle = fc.record({ at: fc.constantFrom(...places), radiusKm: fc.constantFrom(0, 25, 40, 700) })
    fc.assert(
      fc.property(steps, queries, circle, (list, query, { at, radiusKm }) => {
        const index = createSearchIndex(options)
        const documents = play(index, list)
        const { where } = index.search({ ...query, locate: true })
        if (!where) throw new Error('Was asked for')
        const anywhere = { ...query, near: null, offset: 0, size: 100 }
        const passing = new Set(index.search(anywhere).hits.map(({ id }) => id))
        const found = documents.filter(({ id }) => passing.has(id))
        const inCircle = found.filter(document => document.places.some(p => greatCircleKm(at, p) <= radiusKm))
        expect(where.within({ ...at, radiusKm })).toBe(inCircle.length)
        const nearest = where.nearest({ most: 3, apartKm: 40, furthestKm: Infinity })
        const lessFar = where.nearest({ most: 3, apartKm: 40, furthestKm: 200 })
        expect(lessFar).toEqual(nearest.slice(0, lessFar.length))
        const near = new Set(index.search({ ...query, offset: 0, size: 100 }).hits.map(({ id }) => id))
        if (!query.near) {
          expect(nearest).toEqual([])
          return
        }
        expect(nearest.length > 0).toBe(found.some(({ id, places: own }) => !near.has(id) && own.length > 0))
        for (const [number, point] of nearest.entries()) {
          expect(places).toContainEqual(point)
          for (const other of nearest.slice(0, number))
            expect(greatCircleKm(point, other)).toBeGreaterThan(40)
          if ('latDegrees' in query.near)
            expect(number < lessFar.length).toBe(greatCircleKm(query.near, point) < 200)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('knows the points of all that it finds', () => {
    fc.assert(
      fc.property(steps, queries, (list, query) => {
        const index = createSearchIndex(options)
        const documents = play(index, list)
        const { hits, total, where } = index.search({ ...query, locate: true, offset: 0, size: 100 })
        const found = where?.found() ?? { points: [], sets: [], nowhere: -1 }
        const ids = new Set(hits.map(({ id }) => id))
        const those = documents.filter(({ id }) => ids.has(id))
        expect(found.nowhere).toBe(those.filter(document => document.places.length === 0).length)
        expect(found.sets.reduce((sum, { count }) => sum + count, found.nowhere)).toBe(total)
        for (const place of places) {
          const at = found.points.findIndex(({ latDegrees }) => latDegrees === place.latDegrees)
          const here = found.sets.filter(({ points }) => points.includes(at))
          const count = here.reduce((sum, set) => sum + set.count, 0)
          expect(count).toBe(those.filter(document => document.places.includes(place)).length)
          expect(at >= 0).toBe(count > 0)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('merges large segments later, in slices', () => {
    const waiting: (() => void)[] = []
    const index = createSearchIndex({ ...options, schedule: work => void waiting.push(work) })
    const words = { title: 'pflege', text: '' }
    for (let id = 0; id < 8 * 512; id++) {
      index.upsert({
        id,
        version: 1,
        language: 'de',
        title: '',
        texts: words,
        facets: {},
        numbers: {},
        places: [],
      })
      if (id % 512 === 511) index.search(newest)
    }
    expect(index.stats().segments).toBe(8)
    while (waiting.length > 0) waiting.pop()?.()
    expect(index.stats().segments).toBe(1)
    expect(index.search({ ...newest, text: 'pflege' }).total).toBe(8 * 512)
  })
})

describe('A search for words', () => {
  const index = createSearchIndex(options)
  const add = (id: number, title: string, facts: Partial<SearchDocument> = {}) =>
    index.upsert({
      id,
      version: 1,
      language: 'de',
      title,
      texts: { title, text: '' },
      facets: {},
      numbers: {},
      places: [],
      ...facts,
    })
  const ask = (words: string, more: Partial<SearchQuery> = {}) =>
    index.search({ text: words, nowMs, sort: { by: 'relevance' }, offset: 0, size: 10, ...more })
  beforeAll(() => {
    add(1, 'physiotherapie praxis')
    add(2, 'physiotherapie klinik')
    add(3, 'zfa')
    add(4, 'zfa')
    add(5, 'logopädie', { numbers: { featuredUntilMs: nowMs + 1 } })
    add(6, 'dienst', {
      texts: { title: 'dienst', text: 'praxis logopädie' },
      numbers: { featuredUntilMs: nowMs + 1 },
    })
    add(7, 'praxis')
  })

  it('corrects two wrong letters in a long word and says so', () => {
    expect(ask('physiotherpi')).toMatchObject({
      total: 2,
      corrections: [{ from: 'physiotherpi', to: 'physiotherapie' }],
    })
  })
  it('searches exactly what was typed when asked to', () => {
    expect(ask('physiotherpi', { correct: false })).toMatchObject({ total: 0, corrections: [] })
  })
  it('never corrects words of three letters', () => {
    expect(ask('mfa')).toMatchObject({ total: 0, corrections: [] })
  })
  it('completes the word that is being typed', () => {
    expect(ask('physi', { isTyping: true }).total).toBe(2)
    expect(index.suggest('phys', 5)).toEqual([{ term: 'physiotherapie', count: 2 }])
  })
  it('puts a word in the title above a featured advertisement that only mentions it', () => {
    const found = ask('praxis').hits.map(hit => hit.id)
    expect(found.indexOf(7)).toBeLessThan(found.indexOf(6))
  })
  it('leaves out a document that can not be analysed, counts it and goes on', () => {
    expect(add(8, 'poison')).toBe(false)
    expect(index.stats().skipped).toBe(1)
    expect(ask('praxis').total).toBe(3)
  })
  it('refuses windows beyond ten thousand and names it does not know', () => {
    expect(() => ask('', { offset: 9_999, size: 2 })).toThrow(RangeError)
    expect(() => ask('', { filters: { colour: ['red'] } })).toThrow(RangeError)
  })
})

describe('A search by more filters than a number has bits', () => {
  const index = createSearchIndex(options)
  const [centre] = places
  const excludes = (many: number) =>
    Object.fromEntries(
      Array.from({ length: many }, (_, employer) => [
        `not ${employer}`,
        { facet: 'employer', values: [String(employer)] },
      ]),
    )
  beforeAll(() => {
    for (let employer = 0; employer < 50; employer++)
      index.upsert({
        id: employer + 1,
        version: 1,
        language: 'de',
        title: 'pflege',
        texts: { title: 'pflege', text: '' },
        facets: { employer: [String(employer)], category: ['nursing'] },
        numbers: { pay: employer },
        places: centre ? [centre] : [],
      })
  })

  it.each([27, 28, 29, 30, 31, 45])(
    'refuses what fails any of %i, beside a distance and the least pay',
    many => {
      const found = index.search({
        text: '',
        nowMs,
        sort: { by: 'relevance' },
        offset: 0,
        size: 50,
        excludes: excludes(many),
        filters: { category: ['nursing'] },
        ranges: { pay: { min: 47 } },
        ...(centre && { near: { ...centre, radiusKm: 10 } }),
      })
      const left = [...Array(50).keys()].filter(employer => employer >= Math.max(many, 47))
      expect(found.hits.map(({ id }) => id - 1).sort((a, b) => a - b)).toEqual(left)
      expect(found.facets.category).toContainEqual({ value: 'nursing', count: left.length })
    },
  )
})

describe('A snapshot', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kittel-snapshot-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('brings back an index that answers the same, takes changes and hands back its note', async () => {
    const cases = fc.asyncProperty(steps, queries, documentOf(ids), async (list, query, added) => {
      const index = createSearchIndex(options)
      const documents = play(index, list)
      const path = join(folder, 'same')
      await index.saveSnapshot(path, { cursor: 7 })
      const loaded = await loadSnapshot(path, options)
      if (!loaded.index) throw new Error(loaded.reason)
      expect(loaded.note).toEqual({ cursor: 7 })
      expectEqual(loaded.index, documents, query)
      loaded.index.upsert(added)
      expectEqual(loaded.index, [...documents.filter(({ id }) => id !== added.id), added], query)
    })
    await fc.assert(cases, { numRuns: 40 })
  })

  it('is refused with a reason when it is damaged, missing or from another analyser or schema', async () => {
    const [document] = fc.sample(documentOf(fc.constant(1)), { numRuns: 1, seed: 1 })
    const index = createSearchIndex(options)
    if (document) index.upsert(document)
    const path = join(folder, 'refused')
    await index.saveSnapshot(path, null)
    const reasonOf = async (other: Partial<typeof options>) => {
      const loaded = await loadSnapshot(path, { ...options, ...other })
      return loaded.index ? 'none' : loaded.reason
    }
    expect(await reasonOf({ analyser: { ...spaceAnalyser, version: 'spaces-2' } })).toContain(
      'another analyser',
    )
    expect(await reasonOf({ schema: { ...schema, numbers: ['pay'] } })).toContain('another schema')
    expect(await reasonOf({})).toBe('none')
    const file = join(path, '0.segment')
    const bytes = await readFile(file)
    bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1
    await writeFile(file, bytes)
    expect(await reasonOf({})).toContain('damaged in 0.segment')
    await rm(file)
    expect(await reasonOf({})).toContain('without 0.segment')
    await rm(path, { recursive: true })
    expect(await reasonOf({})).toContain('can not be used')
  })
})
