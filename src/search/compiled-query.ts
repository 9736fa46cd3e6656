import type { Dictionaries } from './document-encoder.ts'
import type { Box, PlaceSets } from './places/place-sets.ts'
import type { NumberRange, SearchQuery, SearchSchema } from './types.ts'

export type CompiledRange = { name: string; column: number; bit: number } & Required<NumberRange>

/**
 * A filter by code: the bit number, and the column whose table says which codes fail, -1 for that of places. Filters with equal keys fail the
 * same documents; those by place have none, because hardly two are equal.
 */
export type CodedFilter = { bit: number; column: number; key: string | null }

/** A query with its filters as lookup tables by code; every filter has a bit, so that a document's failed filters are one number. */
export type CompiledQuery = {
  /** Names of the filters by bit number: facet, refusal, number column, `near` or `within`. */
  filters: string[]
  /** The bits of the filters whose misses are read one by one, and not only counted. */
  listed: number
  /** Per facet column: the bits that a code fails; null when no filter applies to the column. */
  codeTables: (Int32Array | null)[]
  coded: CodedFilter[]
  ranges: CompiledRange[]
  /** Per place set: the bits of `near` when it is too far away and of `within` when it is outside. */
  placeTable: Int32Array | null
  /** Kilometres, per place set. */
  distances: Float64Array | null
  /** From 1 at the centre to 0 at the edge of the radius, per place set; only for the order by relevance within a radius. */
  closeness: Float32Array | null
  facets: number[]
  /** The refusals to count. */
  refusals: { name: string; facet: number; values: readonly string[] }[]
  /** Per entry of `behind`: for each code of its column, 1 for documents that come behind the others. */
  behind: { column: number; table: Int32Array }[]
  steps: { name: string; column: number; steps: Float64Array; range: CompiledRange | null }[]
}

/** As bits of a number. */
const mostFilters = 30
/** Facets beyond those that have a bit of their own share the last: what fails them is refused, and counted for none of them. */
const theRest = ''
const window = 10_000

/** @throws {RangeError} for names that are not in the schema and for windows beyond 10,000. */
export function compileQuery(
  query: SearchQuery,
  schema: SearchSchema,
  dictionaries: Dictionaries,
): CompiledQuery {
  if (!(query.offset >= 0 && query.size >= 0 && query.offset + query.size <= window)) {
    throw new RangeError(`Offset ${query.offset} and size ${query.size} reach beyond ${window}`)
  }
  const filters: string[] = []
  const nextBit = (name: string) => 1 << (filters.push(name) - 1)
  // The ranges of the schema and the two of places are few.
  const mostFacets = mostFilters - 2 - Object.keys(query.ranges ?? {}).length
  const nextFacet = (name: string) => {
    if (filters.length < mostFacets - 1) return nextBit(name)
    return filters.length < mostFacets ? nextBit(theRest) : 1 << (mostFacets - 1)
  }
  const coded: CodedFilter[] = []
  const codeTables = compileFacets(query, dictionaries, nextFacet, coded)
  const ranges = Object.entries(query.ranges ?? {}).map(([name, range]) => ({
    name,
    column: numberColumn(schema, name),
    bit: nextBit(name),
    min: range.min ?? -Infinity,
    max: range.max ?? Infinity,
    orMissing: range.orMissing ?? false,
  }))
  const { near } = query
  const distances = near ? dictionaries.places.distances(near) : null
  const radiusKm = near && ('circles' in near ? 0 : near.radiusKm)
  const isByRelevance = query.sort.by === 'relevance'
  let placeTable =
    distances && typeof radiusKm === 'number' ? tooFar(distances, radiusKm, nextBit('near')) : null
  if (query.within) placeTable = outside(query.within, dictionaries.places, nextBit('within'), placeTable)
  for (const [bit, name] of filters.entries())
    if (placeTable && (name === 'near' || name === 'within')) coded.push({ bit, column: -1, key: null })
  const facets = (query.facets ?? dictionaries.facets.names).map(name => dictionaries.facets.numberOf(name))
  return {
    filters,
    listed: listedOf(query, filters, facets, dictionaries),
    codeTables,
    coded,
    ranges,
    placeTable,
    distances,
    refusals: Object.entries(query.refusals ?? {}).map(([name, { facet, values }]) => ({
      name,
      facet: dictionaries.facets.numberOf(facet),
      values,
    })),
    behind: behindOf(query, dictionaries),
    closeness: isByRelevance && distances && radiusKm ? closenessOf(distances, radiusKm) : null,
    facets,
    steps: Object.entries(query.steps ?? {}).map(([name, steps]) => ({
      name,
      column: numberColumn(schema, name),
      steps: new Float64Array(steps),
      range: ranges.find(range => range.name === name) ?? null,
    })),
  }
}

/** Misses count for the options of their own facet, for what does not state a number, and where things are that are too far away. */
function listedOf(
  query: SearchQuery,
  filters: readonly string[],
  facets: readonly number[],
  dictionaries: Dictionaries,
): number {
  if (filters.length === 0) return 0
  const names = new Set(facets.map(facet => dictionaries.facets.names[facet]))
  for (const name of Object.keys(query.ranges ?? {})) names.add(name)
  if (wantsPlaces(query)) names.add('near')
  return filters.reduce((bits, name, index) => (names.has(name) ? bits | (1 << index) : bits), 0)
}

/** Whether a search counts what it finds, and misses by the distance alone, by place. */
export function wantsPlaces({ locate, radiusStepsKm = [] }: SearchQuery): boolean {
  return locate === true || radiusStepsKm.length > 0
}

/** Position of a number of the schema. */
export function numberColumn(schema: SearchSchema, name: string): number {
  const column = schema.numbers.indexOf(name)
  if (column < 0) throw new RangeError(`No number is called ${name}`)
  return column
}

function compileFacets(
  query: SearchQuery,
  { facets }: Dictionaries,
  nextBit: (name: string) => number,
  coded: CodedFilter[],
): (Int32Array | null)[] {
  const tables: (Int32Array | null)[] = facets.columns.map(() => null)
  const tableOf = (facet: number) => {
    const column = facets.columnOf(facet)
    const table = tables[column] ?? facets.emptyTable(facet)
    tables[column] = table
    return table
  }
  const mark = (name: string, facet: number, which: 'without' | 'with', values: readonly string[]) => {
    const key = `${facet}\n${which}\n${values.join('\n')}`
    const bit = nextBit(name)
    coded.push({ bit: 31 - Math.clz32(bit), column: facets.columnOf(facet), key })
    facets.mark(facet, which, values, bit, tableOf(facet))
  }
  for (const [name, values] of Object.entries(query.filters ?? {}))
    mark(name, facets.numberOf(name), 'without', values)
  for (const [name, { facet: of, values }] of Object.entries(query.excludes ?? {})) {
    mark(name, facets.numberOf(of), 'with', values)
  }
  return tables
}

/** Only relevance weighs what is known; the other orders are what they say. */
function behindOf({ behind = [], sort }: SearchQuery, dictionaries: Dictionaries): CompiledQuery['behind'] {
  if (sort.by !== 'relevance') return []
  const { facets } = dictionaries
  return behind.map(({ facet: name, values }) => {
    const facet = facets.numberOf(name)
    const table = facets.emptyTable(facet)
    facets.mark(facet, 'without', values, 1, table)
    return { column: facets.columnOf(facet), table }
  })
}

function closenessOf(distances: Float64Array, radiusKm: number): Float32Array {
  const closeness = new Float32Array(distances.length)
  for (let set = 0; set < closeness.length; set++) {
    closeness[set] = Math.max(0, 1 - (distances[set] as number) / radiusKm) // within bounds by the loop
  }
  return closeness
}

function tooFar(distances: Float64Array, radiusKm: number, bit: number): Int32Array {
  const table = new Int32Array(distances.length)
  for (let set = 0; set < table.length; set++) if ((distances[set] as number) > radiusKm) table[set] = bit
  return table
}

function outside(box: Box, places: PlaceSets, bit: number, others: Int32Array | null): Int32Array {
  const table = others ?? new Int32Array(places.size)
  for (let set = 0; set < table.length; set++) {
    if (!places.isInBox(set, box)) table[set] = (table[set] as number) | bit // within bounds by the loop
  }
  return table
}
