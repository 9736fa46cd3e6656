import { daySeconds } from '../../src/basics/time.ts'
import { benchNow } from '../support/ads.ts'
import { codeOf, type FacetName, facetNames, maskOf, multiFacets, refusedMasks } from '../support/facets.ts'
import type { BenchQuery } from '../support/queries.ts'

export type Statement = { text: string; values: unknown[] }

const columnOf: Record<FacetName, string> = {
  category: 'category',
  contract: 'contract',
  experience: 'experience',
  remote: 'remote',
  employerSize: 'employer_size',
  country: 'country',
  state: 'state',
  employmentType: 'employment_type',
  employerType: 'employer_type',
  shift: 'shift',
}

/** Unpacks a joint code in SQL: facet → bits of the code. */
const unpacked: Record<FacetName, { joint: string; shift: number; mask: number }> = {
  category: { joint: 'joint_a', shift: 0, mask: 7 },
  contract: { joint: 'joint_a', shift: 3, mask: 3 },
  experience: { joint: 'joint_a', shift: 5, mask: 7 },
  remote: { joint: 'joint_a', shift: 8, mask: 3 },
  country: { joint: 'joint_a', shift: 10, mask: 7 },
  state: { joint: 'joint_b', shift: 0, mask: 63 },
  employerSize: { joint: 'joint_b', shift: 6, mask: 7 },
  employmentType: { joint: 'joint_c', shift: 0, mask: 31 },
  shift: { joint: 'joint_c', shift: 5, mask: 255 },
  employerType: { joint: 'joint_c', shift: 13, mask: 1023 },
}

const orders = {
  relevance: 'rank desc, posted desc, id',
  newest: 'posted desc, id',
  oldest: 'posted, id desc',
  'salary-high': 'pay_max desc nulls last, id',
  'salary-low': 'pay_min, id',
  'title-asc': 'title_order',
  'title-desc': 'title_order desc',
} as const

/**
 * One statement for total, counts and hits: rows that fail at most one facet are kept once with the set of failures. Rows come back as
 * (facet number or -1 for a hit, code or id, failures, count), hits in their order.
 */
export function oneStatement(
  query: BenchQuery,
  tsquery: string | null,
  counting: 'sets' | 'joint',
): Statement {
  const build = new Build(query, tsquery)
  const keys = orders[query.sort].replaceAll(/ (desc|nulls last)/g, '')
  const columns = [...new Set(['id', 'posted', ...keys.split(', ')])].filter(key => key !== 'rank')
  const codes = counting === 'sets' ? Object.values(columnOf) : ['joint_a', 'joint_b', 'joint_c']
  const text = `with matched as materialized (
    select ${[...columns, ...codes].join(', ')}, ${build.fails()} as fails${build.rank()} from jobs
    ${build.where('single')}),
  ${countsOf('matched', counting)}
  select facet, code, fails, n from counts
  union all (select -1, id, 0, 0 from matched where fails = 0 order by ${orders[build.sort]} ${build.window()})`
  return { text, values: build.values }
}

/** Counts only, for when an index delivers the hits in order faster. */
export function countStatement(query: BenchQuery, tsquery: string | null): Statement {
  const build = new Build(query, tsquery)
  const text = `with matched as materialized (
    select joint_a, joint_b, joint_c, ${build.fails()} as fails from jobs ${build.where('single')}),
  ${countsOf('matched', 'joint')}
  select facet, code, fails, n from counts`
  return { text, values: build.values }
}

export function hitStatement(query: BenchQuery, tsquery: string | null): Statement {
  const build = new Build(query, tsquery)
  const rank = build.rank()
  const text = `select id${rank} from jobs ${build.where('all')} order by ${orders[build.sort]} ${build.window()}`
  return { text, values: build.values }
}

function countsOf(source: string, counting: 'sets' | 'joint'): string {
  if (counting === 'sets') {
    const columns = facetNames.map(name => columnOf[name])
    return `counts as (select ${facetNumber(columns)}, coalesce(${columns.join(', ')}) as code, fails, count(*)::int as n
      from ${source} group by grouping sets (${columns.map(column => `(${column}, fails)`).join(', ')}))`
  }
  const joints = ['joint_a', 'joint_b', 'joint_c']
  const parts = facetNames.map((name, facet) => {
    const { joint, shift, mask } = unpacked[name]
    return `select ${facet} as facet, ${joint} >> ${shift} & ${mask} as code, fails, sum(n)::int as n
      from joint where ${joint} is not null group by 2, 3`
  })
  return `joint as materialized (select ${joints.join(', ')}, fails, count(*) as n
    from ${source} group by grouping sets (${joints.map(column => `(${column}, fails)`).join(', ')})),
  counts as (${parts.join(' union all ')})`
}

/** grouping() is a bit mask of the columns not grouped; exactly one was grouped. */
function facetNumber(columns: readonly string[]): string {
  const all = 2 ** columns.length - 1
  const cases = columns.map((_, index) => `when ${all - 2 ** (columns.length - 1 - index)} then ${index}`)
  return `case grouping(${columns.join(', ')}) ${cases.join(' ')} end as facet`
}

class Build {
  readonly values: unknown[] = []
  readonly sort: keyof typeof orders
  readonly #query: BenchQuery
  readonly #tsquery: string | null

  constructor(query: BenchQuery, tsquery: string | null) {
    this.#query = query
    this.#tsquery = tsquery
    this.sort = query.sort === 'relevance' && tsquery === null ? 'newest' : query.sort
  }

  rank(): string {
    return this.sort === 'relevance' ? `, ts_rank(document, ${this.#text()}) as rank` : ''
  }

  fails(): string {
    const parts = this.#tests().map(({ bit, test }) => `case when ${test} then 0 else ${bit} end`)
    return parts.length === 0 ? '0' : parts.join(' + ')
  }

  /** `all`: rows that pass every filter; `single`: rows that fail at most one facet. */
  where(kind: 'all' | 'single'): string {
    const { radius, payMinEur, postedWithinDays, withoutAgencies } = this.#query
    const parts: string[] = []
    if (this.#tsquery !== null) parts.push(`document @@ ${this.#text()}`)
    if (radius) parts.push(`town = any(array(${this.#townsWithin(radius)}))`)
    if (payMinEur !== null) parts.push(`pay_max >= ${this.#parameter(payMinEur)}`)
    if (withoutAgencies) parts.push('not is_agency')
    for (const { facet, mask } of refusedMasks(this.#query.without))
      parts.push(`${columnOf[facet]} & ${mask} = 0`)
    if (postedWithinDays !== null) {
      parts.push(
        `posted >= ${this.#parameter(Math.ceil(benchNow.getTime() / 1_000) - postedWithinDays * daySeconds)}`,
      )
    }
    const tests = this.#tests()
    if (kind === 'all' || tests.length === 1) {
      if (kind === 'all') parts.push(...tests.map(({ test }) => test))
    } else if (tests.length > 1) {
      parts.push(`${tests.map(({ test }) => `(not (${test}))::int`).join(' + ')} <= 1`)
    }
    return parts.length === 0 ? '' : `where ${parts.join(' and ')}`
  }

  window(): string {
    return `limit ${this.#query.size} offset ${this.#parameter(this.#query.offset)}`
  }

  #tests(): { bit: number; test: string }[] {
    return facetNames.flatMap((name, index) => {
      const wanted = this.#query.filters[name]
      if (!wanted) return []
      const isMulti = multiFacets.some(multi => multi === name)
      const test = isMulti
        ? `${columnOf[name]} & ${maskOf(name, wanted)} <> 0`
        : `${columnOf[name]} in (${wanted.map(value => codeOf(name, value)).join(', ')})`
      return [{ bit: 2 ** index, test }]
    })
  }

  #townsWithin({ latDegrees, lonDegrees, km }: NonNullable<BenchQuery['radius']>): string {
    const lat = this.#parameter(latDegrees)
    const lon = this.#parameter(lonDegrees)
    return `select id from towns where 2 * 6371 * asin(least(1, sqrt(sin(radians(lat - ${lat}::float8) / 2) ^ 2
      + cos(radians(${lat}::float8)) * cos(radians(lat)) * sin(radians(lon - ${lon}::float8) / 2) ^ 2)))
      <= ${this.#parameter(km)}`
  }

  #text(): string {
    return `${this.#parameter(this.#tsquery)}::tsquery`
  }

  #parameter(value: unknown): string {
    const known = this.values.indexOf(value)
    if (known >= 0) return `$${known + 1}`
    this.values.push(value)
    return `$${this.values.length}`
  }
}
