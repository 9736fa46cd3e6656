import { dayMs } from '../../src/basics/time.ts'
import { distanceKm } from '../../src/vocabulary/places/places.ts'
import { type BenchAd, benchNow } from './ads.ts'
import type { BenchResult } from './engine.ts'
import {
  codeOf,
  type FacetName,
  facetNames,
  facetValues,
  maskOf,
  multiFacets,
  refusedMasks,
  singleFacets,
} from './facets.ts'
import type { BenchQuery } from './queries.ts'

type Counted = Pick<BenchResult, 'total' | 'facets'> & { ids: number[] }

/**
 * Filters, counts and sorting for engines without them: plain typed arrays by job id, as a careful user of that engine would write.
 * `capacity` is the highest id.
 */
export class FacetColumns {
  readonly #codes = new Map<FacetName, Uint8Array | Uint16Array>()
  readonly #pay: Int32Array
  readonly #payMin: Int32Array
  readonly #posted: Float64Array
  readonly #agency: Uint8Array
  readonly #town: Uint16Array
  readonly #towns: { latDegrees: number; lonDegrees: number }[] = []
  readonly #titles: string[] = []
  readonly #collator = new Intl.Collator('de')

  constructor(capacity: number) {
    for (const name of facetNames) this.#codes.set(name, new Uint16Array(capacity + 1))
    this.#pay = new Int32Array(capacity + 1)
    this.#payMin = new Int32Array(capacity + 1)
    this.#posted = new Float64Array(capacity + 1)
    this.#agency = new Uint8Array(capacity + 1)
    this.#town = new Uint16Array(capacity + 1)
  }

  add(ad: BenchAd): void {
    for (const name of singleFacets) this.#column(name)[ad.id] = codeOf(name, ad[name])
    for (const name of multiFacets) this.#column(name)[ad.id] = maskOf(name, ad[name])
    this.#pay[ad.id] = ad.payMaxEur ?? -1
    this.#payMin[ad.id] = ad.payMinEur ?? -1
    this.#posted[ad.id] = ad.postedAt.getTime()
    this.#agency[ad.id] = ad.isAgency ? 1 : 0
    this.#town[ad.id] = ad.town.id
    this.#towns[ad.town.id] = ad.town
    this.#titles[ad.id] = ad.title
  }

  /** Total, counts and matching ids, in input order. */
  count(found: Iterable<number>, query: BenchQuery): Counted {
    const isNear = this.#nearTowns(query)
    const passes = this.#filterTests(query)
    const refused = refusedMasks(query.without).map(({ facet, mask }) => ({
      column: this.#column(facet),
      mask,
    }))
    const oldest = query.postedWithinDays === null ? 0 : benchNow.getTime() - query.postedWithinDays * dayMs
    const counts = new Map(facetNames.map(name => [name, new Int32Array(1 << (isMulti(name) ? 10 : 6))]))
    const ids: number[] = []
    for (const id of found) {
      if (isNear && isNear[this.#town[id] as number] === 0) continue
      if (query.payMinEur !== null && (this.#pay[id] as number) < query.payMinEur) continue
      if ((this.#posted[id] as number) < oldest) continue
      if (query.withoutAgencies && this.#agency[id] === 1) continue
      if (refused.some(({ column, mask }) => ((column[id] as number) & mask) !== 0)) continue
      let failed: FacetName | null = null
      let failures = 0
      for (const { name, column, allowed } of passes) {
        if (allowed[column[id] as number] === 1) continue
        failed = name
        failures++
      }
      if (failures > 1) continue
      if (failures === 0) ids.push(id)
      for (const [name, column] of this.#codes) {
        if (failed !== null && failed !== name) continue
        const row = counts.get(name) as Int32Array
        const code = column[id] as number
        row[code] = (row[code] as number) + 1
      }
    }
    return { total: ids.length, ids, facets: spread(counts) }
  }

  /** The requested page of `ids`; a `null` order means that the ids are already sorted. */
  page(ids: number[], query: BenchQuery): number[] {
    const order = this.#order(query)
    if (order) ids.sort((a, b) => order(a, b) || a - b)
    return ids.slice(query.offset, query.offset + query.size)
  }

  #order(query: BenchQuery): ((a: number, b: number) => number) | null {
    const number = (column: Int32Array | Float64Array, id: number) => column[id] as number
    const title = (id: number) => this.#titles[id] ?? ''
    const lowest = (id: number) => {
      const pay = number(this.#payMin, id)
      return pay < 0 ? Number.MAX_SAFE_INTEGER : pay
    }
    if (query.sort === 'relevance') return null
    if (query.sort === 'newest') return (a, b) => number(this.#posted, b) - number(this.#posted, a)
    if (query.sort === 'oldest') return (a, b) => number(this.#posted, a) - number(this.#posted, b)
    if (query.sort === 'salary-high') return (a, b) => number(this.#pay, b) - number(this.#pay, a)
    if (query.sort === 'salary-low') return (a, b) => lowest(a) - lowest(b)
    if (query.sort === 'title-asc') return (a, b) => this.#collator.compare(title(a), title(b))
    return (a, b) => this.#collator.compare(title(b), title(a))
  }

  #column(name: FacetName): Uint8Array | Uint16Array {
    return this.#codes.get(name) as Uint16Array
  }

  #nearTowns(query: BenchQuery): Uint8Array | null {
    const { radius } = query
    if (!radius) return null
    return Uint8Array.from(this.#towns, town => (town && distanceKm(radius, town) <= radius.km ? 1 : 0))
  }

  #filterTests(query: BenchQuery) {
    return facetNames.flatMap(name => {
      const wanted = query.filters[name]
      if (!wanted) return []
      const codes = wanted.map(value => codeOf(name, value))
      const mask = maskOf(name, wanted)
      const allowed = Uint8Array.from({ length: 1024 }, (_, code) =>
        (isMulti(name) ? (code & mask) !== 0 : codes.includes(code)) ? 1 : 0,
      )
      return [{ name, column: this.#column(name), allowed }]
    })
  }
}

/** Converts counts by code (or by bit set for multi-valued facets) into counts by value. */
export function spread(counts: ReadonlyMap<FacetName, ArrayLike<number>>): BenchResult['facets'] {
  const facets = Object.fromEntries(facetNames.map(name => [name, {}])) as BenchResult['facets']
  for (const [name, row] of counts) {
    const values = facetValues[name]
    const target = facets[name]
    for (let code = 1; code < row.length; code++) {
      const count = row[code] as number
      if (!count) continue
      values.forEach((value, position) => {
        const has = isMulti(name) ? code & (1 << position) : code === position + 1
        if (has) target[value] = (target[value] ?? 0) + count
      })
    }
  }
  return facets
}

function isMulti(name: FacetName): boolean {
  return name === 'employmentType' || name === 'employerType' || name === 'shift'
}
