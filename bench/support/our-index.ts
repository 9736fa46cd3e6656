import { dayMs } from '../../src/basics/time.ts'
import { boardQueryVocabulary } from '../../src/query-understanding/board-vocabulary.ts'
import { understandQuery } from '../../src/query-understanding/understand-query.ts'
import { loadSnapshot } from '../../src/search/saved/load-snapshot.ts'
import { createSearchIndex } from '../../src/search/search-index.ts'
import type {
  Analyser,
  FacetValues,
  NumberRange,
  SearchDocument,
  SearchIndex,
  SearchQuery,
  SearchResult,
  SearchSchema,
  SearchSort,
} from '../../src/search/types.ts'
import { type FactRefusal, factRefusals, refusedFacts } from '../../src/vocabulary/jobs/refusals.ts'
import { loadAnalyser } from '../../src/vocabulary/load-analyser.ts'
import { adAt, type BenchAd, benchNow } from './ads.ts'
import type { BenchResult, Contestant } from './engine.ts'
import { facetNames, facetValues } from './facets.ts'
import { ownSeconds } from './measure.ts'
import type { BenchQuery, BenchSort } from './queries.ts'
import { createRandom } from './random.ts'

export type OurIndex = Contestant & {
  jobs: number
  buildSeconds: number
  bytes(): number
  /** The terms finally searched, as a tsquery; null when the query has no text. */
  asTsquery(query: BenchQuery): string | null
  /** Searchable when it returns. */
  upsert(ad: BenchAd): void
  /** For each stored query the matching jobs' numbers, ascending, and the processor time. */
  match(queries: readonly BenchQuery[]): { found: number[][]; seconds: number }
  /** The same for a single query, by an ordinary search without counts. */
  list(query: BenchQuery): number[]
  save(folder: string): Promise<void>
}

/** The fields of a job on the site, with the same weights. */
const schema: SearchSchema = {
  texts: [
    { name: 'title', kind: 'title', weight: 5, lengthNorm: 0.2, usualLength: 6 },
    { name: 'names', kind: 'name', weight: 2, lengthNorm: 0.2, usualLength: 6 },
    { name: 'text', kind: 'text', weight: 1, lengthNorm: 0.5, usualLength: 150 },
  ],
  facets: [
    ...facetNames.map(name => ({ name, usualValues: facetValues[name].length })),
    // Not counted: only so that hits are spread over employers, as on the site.
    { name: 'employer', usualValues: 4_000 },
    // Nor are these, which the site counts: the other engines do not have them.
    { name: 'weekendCount', usualValues: 5 },
    { name: 'holidayCount', usualValues: 12 },
    { name: 'offer', usualValues: 15 },
  ],
  numbers: ['posted', 'payMin', 'payMax', 'expiry', 'featured', 'agency', 'ranked'],
  expiry: 'expiry',
  featured: 'featured',
  freshness: 'ranked',
}

let analyser: Analyser | undefined
const theAnalyser = (): Analyser => (analyser ??= loadAnalyser())

/** Loads the vocabulary and word lists, which all indexes share. */
export function prepareAnalysis(): void {
  theAnalyser().analyseQuery('Pflege', { language: 'de', isTyping: false })
}

/** An index of jobs 1 to `jobs`, built on this thread; generating the jobs is not timed. */
export function buildOurIndex(jobs: number): OurIndex {
  const index = createSearchIndex({ schema, analyser: theAnalyser() })
  let milliseconds = 0
  const batch = 1_000
  for (let from = 0; from < jobs; from += batch) {
    const documents = Array.from({ length: Math.min(batch, jobs - from) }, (_, at) =>
      documentOf(adAt(from + at + 1)),
    )
    const begun = performance.now()
    for (const document of documents) index.upsert(document)
    milliseconds += performance.now() - begun
  }
  const begun = performance.now()
  index.settle()
  milliseconds += performance.now() - begun
  return ourIndex(index, jobs, milliseconds / 1_000)
}

export async function loadOurIndex(folder: string): Promise<OurIndex> {
  const loaded = await loadSnapshot(folder, { schema, analyser: theAnalyser() })
  if (!loaded.index) throw new Error(loaded.reason)
  return ourIndex(loaded.index, loaded.index.stats().documents, 0)
}

/** Every term under which a job is found. */
export function termsOf(ad: BenchAd): Iterable<string> {
  const { language, texts } = documentOf(ad)
  const analysed = theAnalyser().analyseDocument({
    language,
    concepts: [],
    texts: schema.texts.map(({ name, kind }) => ({ text: texts[name] ?? '', field: kind })),
  })
  return new Set(
    analysed.texts
      .flat()
      .filter(({ weight }) => weight > 0)
      .map(({ term }) => term),
  )
}

function ourIndex(index: SearchIndex, jobs: number, buildSeconds: number): OurIndex {
  return {
    name: 'ours',
    jobs,
    buildSeconds,
    bytes: () => index.stats().bytes,
    search: query => resultOf(index, query),
    asTsquery: query => {
      if (query.text === '') return null
      const groups = index.search(searchQuery(query)).terms
      return groups.map(terms => `(${terms.map(quoted).join('|') || quoted('no such term')})`).join('&')
    },
    upsert: ad => {
      index.upsert(documentOf(ad))
      // The first of them makes what waits searchable.
      for (const _ of index.versions()) break
    },
    match: queries => {
      const documents = Array.from({ length: jobs }, (_, at) => documentOf(adAt(at + 1)))
      const stored = queries.map(query => ({ ...searchQuery(query), correct: false }))
      const { result: found, seconds } = ownSeconds(() => index.matchQueries(documents)(stored))
      return { found, seconds }
    },
    list: query =>
      index.search({ ...searchQuery(query), correct: false, facets: [] }).hits.map(({ id }) => id),
    save: folder => index.saveSnapshot(folder, null),
  }
}

function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

function resultOf(index: SearchIndex, query: BenchQuery): BenchResult {
  // What the words say besides is not applied, because the other engines are asked for words: only its time counts.
  understandQuery(query.text, { locale: 'de', vocabulary: boardQueryVocabulary() })
  const asked = searchQuery(query)
  const { total, hits, facets, hasMentions } = index.search(asked)
  // A first page says how many more jobs merely mention what was asked for.
  if (hasMentions && query.offset === 0) index.count({ ...asked, mentions: true })
  return {
    total,
    hits: hits.map(({ id }) => id),
    // Only comparing answers needs them in this form, so that it is no part of the time.
    get facets() {
      return byValue(facets)
    },
  }
}

function byValue(facets: SearchResult['facets']): BenchResult['facets'] {
  const counts = Object.entries(facets).map(([name, values]) => [
    name,
    Object.fromEntries(values.map(({ value, count }) => [value, count])),
  ])
  // The cast: the index counts every facet of the schema.
  return Object.fromEntries(counts) as BenchResult['facets']
}

function documentOf(ad: BenchAd): SearchDocument {
  const facets = Object.fromEntries(
    facetNames.map(name => {
      const value = ad[name]
      return [name, Array.isArray(value) ? value : value === null ? [] : [value]]
    }),
  )
  return {
    id: ad.id,
    version: 1,
    language: ad.language,
    title: ad.title,
    texts: { title: ad.title, names: `${ad.employer} ${ad.town.name}`, text: ad.text },
    facets: { ...facets, employer: [String(ad.employerId)], ...dutyAt(ad.id) },
    numbers: {
      posted: ad.postedAt.getTime(),
      payMin: ad.payMinEur,
      payMax: ad.payMaxEur,
      expiry: null,
      featured: ad.isFeatured ? benchNow.getTime() + dayMs : null,
      agency: ad.isAgency ? 1 : 0,
      ranked: ad.postedAt.getTime() - (ad.payMaxEur === null ? 7 : 0) * dayMs,
    },
    places: [ad.town],
  }
}

/** Duty facts, drawn apart from everything else of an ad: about a third of the ads state some. */
function dutyAt(id: number): Record<string, string[]> {
  const random = createRandom(id + 700_000_000)
  const some = (share: number, value: () => string) => (random() < share ? [value()] : [])
  return {
    weekendCount: some(0.2, () => String(Math.floor(random() * 4))),
    holidayCount: some(0.4, () => String(25 + Math.floor(random() * 9))),
    offer: ['housing', 'language-course', 'recognition-support', 'training-authorisation'].flatMap(offer =>
      some(0.9, () => `no:${offer}`),
    ),
  }
}

/** Counted beside the facets, as on the site. */
const refusals = Object.fromEntries(factRefusals.map(refusal => [refusal, refused(refusal, 'has')]))

function refused(refusal: FactRefusal, which: 'has' | 'free'): FacetValues {
  const facts = refusedFacts[refusal]
  return { facet: facts.facet, values: facts[which] }
}

function searchQuery(query: BenchQuery): SearchQuery {
  const { text, filters, radius, payMinEur, postedWithinDays, offset, size } = query
  const ranges: Partial<Record<'payMax' | 'posted' | 'agency', NumberRange>> = {}
  if (payMinEur !== null) ranges.payMax = { min: payMinEur }
  if (postedWithinDays !== null) ranges.posted = { min: benchNow.getTime() - postedWithinDays * dayMs }
  if (query.withoutAgencies) ranges.agency = { max: 0 }
  return {
    text,
    isTyping: query.reading === 'prefix',
    filters,
    excludes: Object.fromEntries(query.without.map(refusal => [refusal, refused(refusal, 'has')])),
    behind: query.without
      .filter(refusal => refusedFacts[refusal].free.length > 0)
      .map(refusal => refused(refusal, 'free')),
    ranges,
    near: radius ? { ...radius, radiusKm: radius.km } : null,
    nowMs: benchNow.getTime(),
    facets: facetNames,
    refusals,
    spread: {
      facet: 'employer',
      rules: [
        { first: 10, most: 2 },
        { first: 20, most: 4 },
      ],
    },
    sort: sortOf(text === '' && query.sort === 'relevance' ? 'newest' : query.sort),
    offset,
    size,
  }
}

function sortOf(sort: BenchSort): SearchSort {
  if (sort === 'relevance') return { by: 'relevance' }
  if (sort === 'newest') return { by: 'number', column: 'posted', order: 'descending' }
  if (sort === 'oldest') return { by: 'number', column: 'posted', order: 'ascending' }
  if (sort === 'salary-high') return { by: 'number', column: 'payMax', order: 'descending' }
  if (sort === 'salary-low') return { by: 'number', column: 'payMin', order: 'ascending' }
  return { by: 'title', order: sort === 'title-asc' ? 'ascending' : 'descending' }
}
