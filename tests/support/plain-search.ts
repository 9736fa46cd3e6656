import type { Box } from '../../src/search/places/place-sets.ts'
import { greatCircleKm } from '../../src/search/places/place-sets.ts'
import type { Analyser, FacetValues, SearchDocument, SearchQuery } from '../../src/search/types.ts'

/** Lower-case words between spaces; while typing, the last one is a prefix. */
export const spaceAnalyser: Analyser = {
  version: 'spaces-1',
  analyseField: text => {
    if (text.includes('poison')) throw new Error('poison')
    return words(text).map(term => ({ term, weight: 1 }))
  },
  analyseDocument: ({ language, concepts, texts }) => ({
    concepts: concepts.map(term => ({ term, weight: 1 })),
    texts: texts.map(({ text, field }) => spaceAnalyser.analyseField(text, { language, field })),
  }),
  analyseQuery: (text, { isTyping }) => {
    const typed = words(text)
    const groups = typed.map((word, at) => ({
      words: word,
      alternatives: word.split('|').map(term => ({ term, weight: 1 })),
      mentions: [],
      spelling: word,
      fuzzyAllowed: true,
      prefix: isTyping && at === typed.length - 1,
      isAbbreviation: false,
      isConcept: false,
      fallback: () => null,
    }))
    return { groups }
  },
}

/** Reference implementation of a search: a full scan for every number. */
export function plainSearch(documents: readonly SearchDocument[], query: SearchQuery) {
  const alive = documents.filter(document => isAlive(document, query) && hasWords(document, query.text ?? ''))
  const passing = (but: string | null, more: SearchQuery = query) =>
    alive.filter(document => testsOf(more).every(test => test.name === but || test.passes(document)))
  const found = passing(null)
  const facets: Record<string, { value: string; count: number }[]> = {}
  for (const name of query.facets ?? ['category', 'state', 'shift', 'employer']) {
    const counts = new Map<string, number>()
    for (const document of passing(name)) {
      for (const value of new Set(document.facets[name])) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    facets[name] = [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
  const steps = Object.fromEntries(
    Object.entries(query.steps ?? {}).map(([name, list]) => [
      name,
      list.map(
        min =>
          passing(null, { ...query, ranges: { ...query.ranges, [name]: { ...query.ranges?.[name], min } } })
            .length,
      ),
    ]),
  )
  return {
    total: found.length,
    facets,
    steps,
    radiusSteps: (query.radiusStepsKm ?? []).map(radiusKm => {
      const { near } = query
      if (!near) return 0
      const wider =
        'circles' in near
          ? { circles: near.circles.map(each => ({ ...each, radiusKm: each.radiusKm + radiusKm })) }
          : { ...near, radiusKm }
      return passing(null, { ...query, near: wider }).length
    }),
    left: Object.fromEntries(
      Object.entries(query.refusals ?? {}).map(([name, refused]) => [
        name,
        found.filter(document => !hasOne(document, refused)).length,
      ]),
    ),
    without: Object.fromEntries(testsOf(query).map(({ name }) => [name, passing(name).length])),
    leftOut: Object.fromEntries(
      Object.entries(query.ranges ?? {}).map(([name, { orMissing }]) => [
        name,
        orMissing ? 0 : passing(name).filter(document => (document.numbers[name] ?? null) === null).length,
      ]),
    ),
    ids: found.sort((a, b) => order(a, b, query)).map(document => document.id),
  }
}

function words(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

function isAlive(document: SearchDocument, { nowMs }: SearchQuery): boolean {
  return (document.numbers.validThroughMs ?? Infinity) > nowMs
}

function hasWords(document: SearchDocument, text: string): boolean {
  const present = new Set(words(Object.values(document.texts).join(' ')))
  return words(text).every(word => word.split('|').some(term => present.has(term)))
}

function testsOf(query: SearchQuery): { name: string; passes: (document: SearchDocument) => boolean }[] {
  const facets = Object.entries(query.filters ?? {}).map(([name, values]) => ({
    name,
    passes: (document: SearchDocument) => (document.facets[name] ?? []).some(value => values.includes(value)),
  }))
  const refusals = Object.entries(query.excludes ?? {}).map(([name, refused]) => ({
    name,
    passes: (document: SearchDocument) => !hasOne(document, refused),
  }))
  const ranges = Object.entries(query.ranges ?? {}).map(([name, { min, max, orMissing }]) => ({
    name,
    passes: (document: SearchDocument) => {
      const value = document.numbers[name] ?? null
      return value === null ? orMissing === true : value >= (min ?? -Infinity) && value <= (max ?? Infinity)
    },
  }))
  const { near, within } = query
  const boxes = within ? [{ name: 'within', passes: isInside(within) }] : []
  const circles = circlesOf(near)
  if (!circles) return [...facets, ...refusals, ...ranges, ...boxes]
  const isNear = (document: SearchDocument) =>
    document.places.some(place => circles.some(circle => greatCircleKm(circle, place) <= circle.radiusKm))
  return [...facets, ...refusals, ...ranges, ...boxes, { name: 'near', passes: isNear }]
}

function isInside({ south, west, north, east }: Box) {
  return ({ places }: SearchDocument) =>
    places.some(
      ({ latDegrees: lat, lonDegrees: lon }) => lat >= south && lat <= north && lon >= west && lon <= east,
    )
}

function hasOne(document: SearchDocument, { facet, values }: FacetValues): boolean {
  return (document.facets[facet] ?? []).some(value => values.includes(value))
}

/** How many steps behind the others a document comes by relevance. */
export function stepsBehind(document: SearchDocument, { behind = [] }: SearchQuery): number {
  return behind.filter(values => !hasOne(document, values)).length
}

function circlesOf(near: SearchQuery['near']) {
  if (!near) return null
  if ('circles' in near) return near.circles
  return near.radiusKm === null ? null : [{ ...near, radiusKm: near.radiusKm }]
}

const collator = new Intl.Collator('de', { numeric: true })

function order(a: SearchDocument, b: SearchDocument, { sort }: SearchQuery): number {
  if (sort.by === 'relevance') return 0
  const sign = sort.order === 'ascending' ? 1 : -1
  if (sort.by === 'title') return sign * collator.compare(a.title, b.title) || a.id - b.id
  const [left, right] = [a.numbers[sort.column] ?? null, b.numbers[sort.column] ?? null]
  if (left === null || right === null) return Number(left === null) - Number(right === null) || a.id - b.id
  return sign * (left - right) || a.id - b.id
}
