import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { howCommon } from '../search/is-common.queries.ts'
import { readQuestion } from '../search/read-question.ts'
import type { Fragment } from './list-source.ts'

/** So many people are looked up first, and the planner then knows how many rows each of them has. */
const mostPeople = 500

type OfPeopleNamed = {
  page: Fragment
  count: Fragment
  /** A good part of all people is meant: rows are asked one by one for a page, and nobody knows beforehand how many there are. */
  areMost: boolean
}

/** Rows that belong to people by name, address or number of the account; `columns` are whose they are. */
export async function ofPeopleNamed(
  db: Database,
  q: string,
  columns: readonly Fragment[],
): Promise<OfPeopleNamed> {
  const anyOf = (condition: (column: Fragment) => Fragment) => sql`(${sql.join(columns.map(condition), sql` or `)})`
  const both = (where: Fragment) => ({ page: where, count: where, areMost: false })
  const ids = await accountsNamed(db, q)
  if (Array.isArray(ids)) return both(anyOf(column => sql`${column} = any(${ids}::uuid[])`))
  const people = sql`(select u.id from users u where ${isNamed(readQuestion(q).tsquery)})`
  if (ids === 'many') return both(anyOf(column => sql`${column} = any(array${people})`))
  return {
    // "offset 0" keeps it a question to each row.
    page: sql`exists (select from users u where u.id in (${sql.join(columns)})
      and ${isNamed(readQuestion(q).tsquery)} offset 0)`,
    count: anyOf(column => sql`${column} in ${people}`),
    areMost: true,
  }
}

/**
 * Whose address this is, or else who has these words in name or address. A number of an account is taken as it is, also of one that is gone.
 * @returns `many` for more than can be looked up first, `most` where a good part of all people has the words
 */
export async function accountsNamed(db: Database, q: string): Promise<string[] | 'many' | 'most'> {
  const { uuid, tsquery } = readQuestion(q)
  if (uuid !== null) return [uuid]
  const owner = await db.selectFrom('users').select('id').where('email', '=', q.toLowerCase()).execute()
  if (owner.length > 0) return owner.map(({ id }) => id)
  if (tsquery === null) return []
  const { isCommon } = await howCommon(db, { table: 'users', matches: isNamed(tsquery, 't') })
  if (isCommon) return 'most'
  // Materialized, because a limit leads the planner to reading the whole table when a word is rarer than it believes.
  const { rows } = await sql<{ id: string }>`
    with named as materialized (select u.id from users u where ${isNamed(tsquery)})
    select id from named limit ${mostPeople + 1}`.execute(db)
  return rows.length > mostPeople ? 'many' : rows.map(({ id }) => id)
}

function isNamed(tsquery: string | null, people = 'u'): Fragment {
  const of = (column: string) => sql.ref(`${people}.${column}`)
  return sql`words_of(${of('name')} || ' ' || ${of('email')}) @@ to_tsquery('simple', ${tsquery})`
}
