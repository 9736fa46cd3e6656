import MiniSearch from 'minisearch'
import type { JobIndexQuery } from '../../src/domain/caller/job-search.ts'
import type { DemoDocument } from '../support/demo-documents.ts'
import { startBenchPostgres } from '../support/postgres.ts'

/** The best ids for a search among those that its place and filters allow. */
export type Ranking = {
  name: string
  rank(search: JobIndexQuery, allowed: readonly number[]): Promise<number[]>
  close(): Promise<void>
}

const wanted = 10

/** Ads with all words first, those with some of them after. */
function completed(all: readonly number[], some: readonly number[]): number[] {
  return [...new Set([...all, ...some])].slice(0, wanted)
}

/** PostgreSQL's German text search, title above employer and places above text, ranked by ts_rank_cd, newest first among equals. */
export async function postgresRanking(documents: readonly DemoDocument[]): Promise<Ranking> {
  const { pool, stop } = await startBenchPostgres()
  await pool.query(
    'create table ads (id int primary key, posted float8 not null, document tsvector not null)',
  )
  await pool.query(
    `insert into ads select id, posted, setweight(to_tsvector('german', title), 'A') || setweight(to_tsvector('german', head), 'B')
      || setweight(to_tsvector('german', body), 'D')
    from unnest($1::int[], $2::float8[], $3::text[], $4::text[], $5::text[]) as t(id, posted, title, head, body)`,
    [
      documents.map(({ id }) => id),
      documents.map(({ postedAtMs }) => postedAtMs),
      documents.map(({ title }) => title),
      documents.map(({ employer, places }) => `${employer} ${places}`),
      documents.map(({ text }) => text),
    ],
  )
  const find = async (tsquery: string, { text }: JobIndexQuery, allowed: readonly number[]) => {
    const { rows } = await pool.query<{ id: number }>(
      `select id from ads, (select ${tsquery} as query) asked where id = any($2::int[]) and ($1 = '' or document @@ query)
      order by ts_rank_cd(document, query) desc, posted desc, id limit ${wanted}`,
      [text, allowed],
    )
    return rows.map(({ id }) => id)
  }
  const words = "plainto_tsquery('german', $1)"
  return {
    name: 'PostgreSQL, ts_rank_cd',
    rank: async (search, allowed) =>
      completed(
        await find(words, search, allowed),
        await find(`replace(${words}::text, '&', '|')::tsquery`, search, allowed),
      ),
    close: stop,
  }
}

export function miniSearchRanking(documents: readonly DemoDocument[]): Ranking {
  const index = new MiniSearch<{ id: number; title: string; head: string; text: string }>({
    fields: ['title', 'head', 'text'],
    searchOptions: { boost: { title: 5, head: 2 }, prefix: term => term.length > 3, fuzzy: 0.15 },
  })
  const posted = new Map(documents.map(({ id, postedAtMs }) => [id, postedAtMs]))
  index.addAll(
    documents.map(({ id, title, employer, places, text }) => ({
      id,
      title,
      head: `${employer} ${places}`,
      text,
    })),
  )
  return {
    name: 'MiniSearch',
    rank: async ({ text }, allowed) => {
      const isAllowed = new Set(allowed)
      if (text === '')
        return allowed.toSorted((a, b) => (posted.get(b) ?? 0) - (posted.get(a) ?? 0)).slice(0, wanted)
      const find = (combineWith: 'AND' | 'OR') =>
        // The cast: results carry the ids as given, which are numbers here.
        index
          .search(text, { combineWith, filter: ({ id }) => isAllowed.has(id as number) })
          .map(({ id }) => id as number)
      return completed(find('AND'), find('OR'))
    },
    close: async () => {},
  }
}
