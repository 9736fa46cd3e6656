import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { dayMs } from '../../src/basics/time.ts'
import { distanceKm } from '../../src/vocabulary/places/places.ts'
import { adAt, benchNow } from '../support/ads.ts'
import type { BenchResult, Rival } from '../support/engine.ts'
import { spread } from '../support/facet-columns.ts'
import { codeOf, type FacetName, facetNames, maskOf, multiFacets, refusedMasks } from '../support/facets.ts'
import type { BenchQuery } from '../support/queries.ts'
import { towns } from '../support/towns.ts'

type Value = string | number
type Count = { facet: number; code: number; fails: number; n: number }

const orders = {
  relevance: 'rank, posted desc, id',
  newest: 'posted desc, id',
  oldest: 'posted, id desc',
  'salary-high': 'pay_max is null, pay_max desc, id',
  'salary-low': 'pay_min is null, pay_min, id',
  'title-asc': 'title_order',
  'title-desc': 'title_order desc',
} as const

/** SQLite's FTS5 in memory with a narrow table of numbers beside it. */
export async function sqliteRival(jobs: number): Promise<Rival> {
  const database = new DatabaseSync(':memory:')
  database.exec(`pragma temp_store = memory; pragma cache_size = -1000000;
    create virtual table texts using fts5(title, head, body, content='', tokenize='unicode61 remove_diacritics 2',
      prefix='3 5');
    create table jobs (id integer primary key, posted, pay_min, pay_max, title_order, town, is_agency,
      ${facetNames.map(columnOf).join(', ')})`)
  const milliseconds = fill(database, jobs)
  const statements = new Map<string, StatementSync>()
  const run = (text: string, values: Value[]) => {
    const statement = statements.get(text) ?? database.prepare(text)
    statements.set(text, statement)
    return statement.all(...values)
  }
  return {
    name: 'node:sqlite FTS5',
    ways: [{ name: 'one pass', search: query => search(query, run) }],
    buildSeconds: milliseconds / 1_000,
    about: 'SQLite FTS5 in memory, bm25, matches kept once in a temporary table and counted facet by facet',
    close: async () => database.close(),
  }
}

function fill(database: DatabaseSync, jobs: number): number {
  const names = ['id', 'posted', 'pay_min', 'pay_max', 'town', 'is_agency', ...facetNames.map(columnOf)]
  const job = database.prepare(
    `insert into jobs (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
  )
  const text = database.prepare('insert into texts (rowid, title, head, body) values (?, ?, ?, ?)')
  const titles: string[] = []
  let milliseconds = 0
  database.exec('begin')
  for (let id = 1; id <= jobs; id++) {
    const ad = adAt(id)
    titles.push(ad.title)
    const begun = performance.now()
    const codes = facetNames.map(name => {
      const value = ad[name]
      return Array.isArray(value) ? maskOf(name, value) : codeOf(name, value)
    })
    const posted = ad.postedAt.getTime()
    job.run(id, posted, ad.payMinEur, ad.payMaxEur, ad.town.id, ad.isAgency ? 1 : 0, ...codes)
    text.run(id, ad.title, `${ad.employer} ${ad.town.name}`, ad.text)
    milliseconds += performance.now() - begun
  }
  const collator = new Intl.Collator('de')
  const order = titles.map((title, index) => ({ title, id: index + 1 }))
  order.sort((a, b) => collator.compare(a.title, b.title) || a.id - b.id)
  const label = database.prepare('update jobs set title_order = ? where id = ?')
  order.forEach(({ id }, position) => {
    label.run(position, id)
  })
  const begun = performance.now()
  database.exec(`commit; insert into texts(texts) values ('optimize'); create index jobs_posted on jobs (posted desc, id);
    create index jobs_town on jobs (town); create index jobs_pay on jobs (pay_max); analyze`)
  return milliseconds + performance.now() - begun
}

function search(query: BenchQuery, run: (text: string, values: Value[]) => unknown[]): BenchResult {
  const values: Value[] = []
  const hard: string[] = []
  const sort = query.text === '' && query.sort === 'relevance' ? 'newest' : query.sort
  if (query.text !== '') {
    hard.push('texts match ?')
    values.push(matchOf(query))
  }
  if (query.radius) {
    const { radius } = query
    const near = towns.filter(town => distanceKm(radius, town) <= radius.km).map(town => town.id)
    hard.push(`town in (${near.join(', ')})`)
  }
  if (query.payMinEur !== null) hard.push(`pay_max >= ${query.payMinEur}`)
  if (query.withoutAgencies) hard.push('is_agency = 0')
  for (const { facet, mask } of refusedMasks(query.without)) hard.push(`${columnOf(facet)} & ${mask} = 0`)
  if (query.postedWithinDays !== null) {
    hard.push(`posted >= ${benchNow.getTime() - query.postedWithinDays * dayMs}`)
  }
  const tests = testsOf(query)
  if (tests.length > 1) hard.push(`(${tests.map(({ test }) => `(not (${test}))`).join(' + ')}) <= 1`)
  const fails = tests.map(({ bit, test }) => `iif(${test}, 0, ${bit})`).join(' + ') || '0'
  const source = query.text === '' ? 'jobs' : 'texts join jobs on jobs.id = texts.rowid'
  const rank = sort === 'relevance' ? ', bm25(texts, 5, 2, 1) as rank' : ''
  run('drop table if exists temp.matched', [])
  run(
    `create temp table matched as select jobs.*, ${fails} as fails${rank} from ${source}
    ${hard.length > 0 ? `where ${hard.join(' and ')}` : ''}`,
    values,
  )
  // The casts: both shapes are those of the selects.
  const counts = run(
    facetNames
      .map(
        (name, facet) =>
          `select ${facet} as facet, ${columnOf(name)} as code, fails, count(*) as n from matched group by 2, 3`,
      )
      .join(' union all '),
    [],
  ) as Count[]
  const hits = run(
    `select id from matched where fails = 0 order by ${orders[sort]} limit ${query.size} offset ${query.offset}`,
    [],
  ) as { id: number }[]
  return { ...resultOf(counts), hits: hits.map(({ id }) => id) }
}

function resultOf(rows: readonly Count[]): Omit<BenchResult, 'hits'> {
  const counts = new Map(facetNames.map(name => [name, new Int32Array(1024)]))
  let total = 0
  for (const { facet, code, fails, n } of rows) {
    if (facet === 0 && fails === 0) total += n
    const name = facetNames[facet]
    const row = name && counts.get(name)
    if (row && (fails === 0 || fails === 2 ** facet)) row[code] = (row[code] ?? 0) + n
  }
  return { total, facets: spread(counts) }
}

function testsOf(query: BenchQuery): { bit: number; test: string }[] {
  return facetNames.flatMap((name, index) => {
    const wanted = query.filters[name]
    if (!wanted) return []
    const isMulti = multiFacets.some(multi => multi === name)
    const codes = wanted.map(value => codeOf(name, value)).join(', ')
    const test = isMulti ? `${columnOf(name)} & ${maskOf(name, wanted)}` : `${columnOf(name)} in (${codes})`
    return [{ bit: 2 ** index, test }]
  })
}

/** FTS5 has no typo correction; a misspelt word simply finds nothing. */
function matchOf({ text, reading }: BenchQuery): string {
  const words = text.split(' ').map(word => `"${word}"`)
  return reading === 'prefix' ? `${words.join(' ')}*` : words.join(' ')
}

function columnOf(name: FacetName): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
