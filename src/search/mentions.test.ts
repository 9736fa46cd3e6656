import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyser } from '../../tests/support/small-vocabulary.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchDocument, SearchQuery, SearchSchema } from './types.ts'

const schema: SearchSchema = {
  texts: [
    { name: 'title', kind: 'title', weight: 5, lengthNorm: 0.2, usualLength: 4 },
    { name: 'employer', kind: 'name', weight: 2, lengthNorm: 0.2, usualLength: 4 },
    { name: 'department', kind: 'unit', weight: 1, lengthNorm: 0.2, usualLength: 4 },
    { name: 'text', kind: 'text', weight: 1, lengthNorm: 0.5, usualLength: 8 },
  ],
  concepts: { weight: 1 },
  facets: [],
  numbers: [],
}

type Parts = { title?: string; employer?: string; department?: string; text?: string; concepts?: string[] }

const documentOf = ({ concepts = [], ...texts }: Parts, at: number): SearchDocument => ({
  id: at + 1,
  version: 1,
  language: 'de',
  title: texts.title ?? '',
  texts,
  concepts,
  facets: {},
  numbers: {},
  places: [],
})

const query = (text: string, mentions = false): SearchQuery => {
  return { text, mentions, nowMs: 0, sort: { by: 'relevance' }, offset: 0, size: 100 }
}

/** The numbers of the documents found, from 1, in their order. */
function search(documents: Parts[], text: string, mentions = false) {
  const index = createSearchIndex({ schema, analyser })
  for (const [at, parts] of documents.entries()) index.upsert(documentOf(parts, at))
  const { hits, total, hasMentions } = index.search(query(text, mentions))
  return { ids: hits.map(({ id }) => id), total, hasMentions }
}

const isFor = (parts: Parts, text: string) => search([parts], text).total === 1

describe('a document is for a concept', () => {
  it.each([
    ['of its title', { title: 'MFA in Teilzeit' }, 'MFA'],
    ['of its title, under another name', { title: 'Krankenschwester' }, 'Pflegefachmann'],
    ['closely related to that of its title', { title: 'Oberarzt' }, 'Arzt'],
    ['that is known of it', { title: 'Wir freuen uns', concepts: ['p:mfa'] }, 'MFA'],
    ['composed of others', { concepts: ['p:kardiologe'] }, 'Kardiologie'],
    ['that is the field of its department', { department: 'Kardiologie' }, 'Kardiologie'],
    ['in the name of its employer', { title: 'MFA', employer: 'Praxis Kardiologie' }, 'Kardiologie'],
    ['that it says it is looking for', { text: 'Komm zu uns. Wir suchen ab sofort eine MFA.' }, 'MFA'],
    ['after "sought"', { text: 'Für die Praxis wird eine MFA gesucht.' }, 'MFA'],
    ['of a circumstance in its text', { text: 'Sie arbeiten auf einer Station' }, 'Station'],
  ])('%s', (_, parts, asked) => {
    expect(isFor(parts, asked)).toBe(true)
  })

  it.each([
    ['its text mentions', { text: 'Sie arbeiten mit einer MFA zusammen' }, 'MFA'],
    ['its text abbreviates', { title: 'Arzt', text: 'ZFA willkommen' }, 'zfa'],
    ['distantly related to that of its title', { title: 'Chefarzt' }, 'Arzt'],
    ['of people in the name of its employer', { title: 'MFA', employer: 'Zahnarzt Müller' }, 'Zahnarzt'],
    ['of people in its department', { title: 'MFA', department: 'Oberarzt' }, 'Oberarzt'],
    [
      'in the name of its employer, but it has its own',
      { title: 'MFA Kinderchirurgie', employer: 'Praxis Kardiologie' },
      'Kardiologie',
    ],
    ['it works for', { text: 'Wir suchen eine MFA für unseren Oberarzt.' }, 'Oberarzt'],
    ['its team has', { text: 'Wir suchen Verstärkung für unser Team aus MFA.' }, 'MFA'],
    ['it deals with', { text: 'Wir suchen eine MFA, die mit dem Zahnarzt spricht.' }, 'Zahnarzt'],
    ['it does not want', { text: 'Wir suchen keine MFA.' }, 'MFA'],
    ['it leaves out', { text: 'Wir suchen Sie. Eine MFA ist schon da.' }, 'MFA'],
  ])('and not for one that %s', (_, parts, asked) => {
    expect(isFor(parts, asked)).toBe(false)
    expect(search([parts], asked)).toMatchObject({ total: 0, hasMentions: true })
    expect(search([parts], asked, true)).toMatchObject({ total: 1, hasMentions: false })
  })
})

it('finds what merely mentions a concept behind the others, and only when asked', () => {
  const documents = [
    { title: 'Bote', text: 'MFA MFA MFA' },
    { title: 'Eine ganz andere Stelle in einem Haus', concepts: ['p:mfa'] },
    { title: 'MFA' },
    { title: 'Bote' },
  ]
  expect(search(documents, 'MFA').ids).toEqual([3, 2])
  expect(search(documents, 'MFA', true).ids).toEqual([3, 2, 1])
})

it('finds an employer by a name that contains a profession, but not by the profession alone', () => {
  const documents = [{ title: 'MFA', employer: 'Zahnarzt Nordmann' }, { title: 'Zahnarzt' }]
  expect(search(documents, 'Zahnarzt Nordmann').ids).toEqual([1])
  expect(search(documents, 'Zahnarzt').ids).toEqual([2])
})

it('searches words without a meaning in the whole text', () => {
  const documents = [{ text: 'Dienstrad' }, { title: 'Dienstrad' }]
  expect(search(documents, 'Dienstrad')).toMatchObject({ total: 2, hasMentions: false })
})

const words = [
  'MFA',
  'Oberarzt',
  'Kardiologie',
  'Wir suchen eine',
  'ZFA',
  'Station',
  'OP',
  'Dienstrad',
  'gesucht.',
]
const some = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map(list => list.join(' '))
const parts = fc.record({ title: some, employer: some, department: some, text: some })

it('matches stored queries with new documents by the same rule, and mentions only ever add', () => {
  fc.assert(
    fc.property(
      fc.array(parts, { minLength: 1, maxLength: 8 }),
      fc.array(some, { maxLength: 5 }),
      (given, asked) => {
        const documents = given.map(documentOf)
        const index = createSearchIndex({ schema, analyser })
        for (const document of documents) index.upsert(document)
        const queries = asked.flatMap(text => [query(text), query(text, true)])
        const single = queries.map(one => {
          return index
            .search({ ...one, correct: false })
            .hits.map(({ id }) => id)
            .sort((a, b) => a - b)
        })
        const together = index.matchQueries(documents)(queries.map(one => ({ ...one, correct: false })))
        expect(together).toEqual(single)
        for (let at = 0; at < single.length; at += 2) {
          expect(single[at + 1]).toEqual(expect.arrayContaining(single[at] ?? []))
        }
      },
    ),
    { numRuns: 200 },
  )
})

it('counts mentions after the search for them, whatever was searched for or added before', () => {
  const index = createSearchIndex({ schema, analyser })
  const asked = query('MFA')
  index.upsert(documentOf({ title: 'MFA' }, 0))
  index.upsert(documentOf({ title: 'Arzt', text: 'Unsere MFA hilft' }, 1))
  expect(index.search(asked).total).toBe(1)
  expect(index.count({ ...asked, mentions: true })).toBe(2)
  index.upsert(documentOf({ title: 'Koch', text: 'Neben der MFA' }, 2))
  expect(index.count({ ...asked, mentions: true })).toBe(3)
  asked.text = 'Koch'
  expect(index.count(asked)).toBe(1)
})

it('counts mentions after a search with filters as without it, whatever else was asked or changed in between', () => {
  const index = createSearchIndex({ schema: { ...schema, numbers: ['posted'] }, analyser })
  const add = (parts: Parts, at: number) => index.upsert({ ...documentOf(parts, at), numbers: { posted: 1 } })
  const asked = { ...query('MFA'), ranges: { posted: { min: 0 } } }
  const mentions = { ...asked, mentions: true }
  add({ title: 'MFA' }, 0)
  add({ title: 'Arzt', text: 'Unsere MFA hilft' }, 1)
  const before = index.count(mentions)
  expect(index.search(asked).total).toBe(1)
  expect(index.count(mentions)).toBe(before)
  add({ title: 'Koch', text: 'Neben der MFA' }, 2)
  expect(index.count(mentions)).toBe(before + 1)
  index.search(asked)
  index.remove(1)
  expect(index.count(mentions)).toBe(before)
  index.search(asked)
  expect(index.count({ ...mentions, ranges: { posted: { min: Number.MAX_SAFE_INTEGER } } })).toBe(0)
  index.search(asked)
  asked.ranges.posted.min = Number.MAX_SAFE_INTEGER
  expect(index.count(mentions)).toBe(0)
})
