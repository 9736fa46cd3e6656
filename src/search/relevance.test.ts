import { describe, expect, it } from 'vitest'
import { analyser } from '../../tests/support/small-vocabulary.ts'
import { dayMs } from '../basics/time.ts'
import { createSearchIndex } from './search-index.ts'
import type { SearchDocument, SearchQuery, SearchSchema } from './types.ts'

const schema: SearchSchema = {
  texts: [
    { name: 'title', kind: 'title', weight: 5, lengthNorm: 0.2, usualLength: 6 },
    { name: 'text', kind: 'text', weight: 1, lengthNorm: 0.6, usualLength: 150 },
  ],
  facets: [],
  numbers: ['postedAt', 'featuredUntil'],
  featured: 'featuredUntil',
  freshness: 'postedAt',
}
const nowMs = 400 * dayMs
const koeln = { latDegrees: 50.94, lonDegrees: 6.96 }
const bonn = { latDegrees: 50.73, lonDegrees: 7.1 }

type Ad = {
  title: string
  text?: string
  ageDays?: number
  isFeatured?: boolean
  at?: typeof koeln
}

/** The order in which a search finds the ads, by their position in the list, among others that have nothing to do with it. */
function orderOf(text: string, ads: readonly Ad[], more: Partial<SearchQuery> = {}): number[] {
  const index = createSearchIndex({ schema, analyser, schedule: () => {} })
  for (const [at, ad] of ads.entries()) index.upsert(documentOf(at, ad))
  for (let at = 0; at < 100; at++) index.upsert(documentOf(100 + at, { title: 'Koch (m/w/d)' }))
  const query = { text, nowMs, sort: { by: 'relevance' }, offset: 0, size: 200, ...more } as const
  return index
    .search(query)
    .hits.map(({ id }) => id)
    .filter(id => id < ads.length)
}

function documentOf(id: number, ad: Ad): SearchDocument {
  return {
    id,
    version: 1,
    language: 'de',
    title: ad.title,
    texts: { title: ad.title, text: ad.text ?? '' },
    facets: {},
    numbers: {
      postedAt: nowMs - (ad.ageDays ?? 10) * dayMs,
      featuredUntil: ad.isFeatured ? nowMs + dayMs : null,
    },
    places: [ad.at ?? koeln],
  }
}

describe('By relevance', () => {
  it('a title that says exactly what was asked comes before one that says it among other things', () => {
    expect(
      orderOf('Pflegefachkraft', [
        { title: 'Pflegefachkraft (m/w/d) Intensivstation', ageDays: 0, isFeatured: true },
        { title: 'Pflegefachkraft (m/w/d) in Teilzeit', ageDays: 50 },
      ]),
    ).toEqual([1, 0])
  })

  it('an ad for the profession comes before one that mentions it, however near and new that is', () => {
    expect(
      orderOf(
        'Oberarzt',
        [
          {
            title: 'Sekretariat (m/w/d)',
            text: 'Sie schreiben für den Oberarzt.',
            ageDays: 0,
            isFeatured: true,
          },
          { title: 'Oberarzt (m/w/d) Kardiologie', ageDays: 100, at: bonn },
        ],
        { near: { ...koeln, radiusKm: 50 }, mentions: true },
      ),
    ).toEqual([1, 0])
  })

  it('near comes before far within a radius, with words and without', () => {
    const ads = [
      { title: 'Hebamme (m/w/d)', at: bonn, ageDays: 5 },
      { title: 'Hebamme (m/w/d)', at: koeln, ageDays: 20 },
    ]
    for (const text of ['Hebamme', ''])
      expect(orderOf(text, ads, { near: { ...koeln, radiusKm: 50 } })).toEqual([1, 0])
  })

  it('among equal texts the featured ad comes first, then the newer one', () => {
    const title = 'Hebamme (m/w/d)'
    expect(
      orderOf('Hebamme', [
        { title, ageDays: 30 },
        { title, ageDays: 12 },
        { title, ageDays: 1 },
        { title, ageDays: 10, isFeatured: true },
        { title, ageDays: 90 },
      ]),
    ).toEqual([3, 2, 1, 0, 4])
  })
})
