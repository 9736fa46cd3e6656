import type pg from 'pg'
import type { BenchResult, Contestant, Rival } from '../support/engine.ts'
import { spread } from '../support/facet-columns.ts'
import { facetNames } from '../support/facets.ts'
import { startBenchPostgres } from '../support/postgres.ts'
import type { BenchQuery } from '../support/queries.ts'
import { fillPostgres, type Tokens } from './postgres-schema.ts'
import { countStatement, hitStatement, oneStatement, type Statement } from './postgres-statements.ts'

type Row = { facet: number; code: number; fails: number; n: number }
type Run = (statement: Statement) => Promise<Row[]>
/** Converts the search text to a tsquery, in as many round trips as needed; null without text. */
type ReadText = (query: BenchQuery) => Promise<string | null> | string | null

/** PostgreSQL with its own German text search, trigrams for typos and the narrow table; three declared ways. */
export async function postgresRival(jobs: number): Promise<Rival> {
  const { pool, version, stop } = await startBenchPostgres()
  const buildSeconds = await fillPostgres(pool, jobs, { kind: 'german' })
  const client = await pool.connect()
  return {
    name: 'PostgreSQL',
    ways: waysOf(client, germanText(client)),
    buildSeconds,
    about: `PostgreSQL ${version}: narrow table, GIN on tsvector, trigrams, town dictionary, B-trees; prepared, analysed, warm`,
    close: async () => {
      client.release()
      await stop()
    },
  }
}

/**
 * PostgreSQL holding exactly our terms, with queries analysed by us: the remaining work is the same, so totals and counts must be
 * identical.
 */
export async function equalWorkRival(
  jobs: number,
  terms: Extract<Tokens, { kind: 'ours' }>['terms'],
  readText: ReadText,
): Promise<Rival> {
  const { pool, stop } = await startBenchPostgres()
  const buildSeconds = await fillPostgres(pool, jobs, { kind: 'ours', terms })
  const client = await pool.connect()
  return {
    name: 'PostgreSQL, our terms',
    ways: waysOf(client, readText),
    buildSeconds,
    about: 'the same tables with our terms as the tsvector',
    close: async () => {
      client.release()
      await stop()
    },
  }
}

function waysOf(client: pg.PoolClient, readText: ReadText): Contestant[] {
  const run = prepared(client)
  const inOne = (counting: 'sets' | 'joint') => async (query: BenchQuery) =>
    resultOf(await run(oneStatement(query, await readText(query), counting)))
  return [
    { name: 'grouping sets', search: inOne('sets') },
    { name: 'joint codes', search: inOne('joint') },
    {
      name: 'hits by index',
      search: async query => {
        const text = await readText(query)
        const result = resultOf(await run(countStatement(query, text)))
        // The cast: only the id is selected under its own name here.
        const hits = (await run(hitStatement(query, text))) as unknown as { id: number }[]
        return { ...result, hits: hits.map(({ id }) => id) }
      },
    },
  ]
}

/** Runs statements as named prepared statements, numbered by their text. */
function prepared(client: pg.PoolClient): Run {
  const names = new Map<string, string>()
  return async ({ text, values }) => {
    const name = names.get(text) ?? `statement-${names.size + 1}`
    names.set(text, name)
    const { rows } = await client.query<Row>({ name, text, values })
    return rows
  }
}

function resultOf(rows: readonly Row[]): BenchResult {
  const counts = new Map(facetNames.map(name => [name, new Int32Array(1024)]))
  const hits: number[] = []
  let total = 0
  for (const { facet, code, fails, n } of rows) {
    if (facet < 0) {
      hits.push(code)
      continue
    }
    if (facet === 0 && fails === 0) total += n
    const name = facetNames[facet]
    const row = name && counts.get(name)
    // A row that fails one facet counts for that facet only.
    if (row && (fails === 0 || fails === 2 ** facet)) row[code] = (row[code] ?? 0) + n
  }
  return { total, hits, facets: spread(counts) }
}

function germanText(client: pg.PoolClient): ReadText {
  const ask = async (name: string, text: string, value: string) => {
    const { rows } = await client.query<{ answer: string | null }>({ name, text, values: [value] })
    return rows[0]?.answer ?? null
  }
  const corrected = async (word: string) =>
    (await ask(
      'near-word',
      `select word as answer from words where word % $1
        order by (word = $1) desc, similarity(word, $1) desc, jobs desc limit 1`,
      word,
    )) ?? word
  return async query => {
    if (query.text === '') return null
    if (query.reading === 'prefix') {
      return ask('prefix', `select to_tsquery('simple', $1 || ':*')::text as answer`, query.text)
    }
    const words =
      query.reading === 'typo' ? await Promise.all(query.text.split(' ').map(corrected)) : [query.text]
    return ask('words', `select plainto_tsquery('german', $1)::text as answer`, words.join(' '))
  }
}
