import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { howCommon } from '../search/is-common.queries.ts'
import { readQuestion } from '../search/read-question.ts'
import type { Fragment } from './list-source.ts'

/** Of so many people the planner may weigh how many rows each has; of more, that takes longer than reading. */
const mostWeighed = 500

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
  const anyOf = (condition: (column: Fragment) => Fragment) =>
    sql`(${sql.join(columns.map(condition), sql` or `)})`
  const ids = await accountsNamed(db, q)
  if (ids !== 'most') {
    const people = sql`${ids}::uuid[]`
    const shown = ids.length > mostWeighed ? sql`(select ${people})::uuid[]` : people
    const where = anyOf(column => sql`${column} = any(${shown})`)
    return { page: where, count: where, areMost: false }
  }
  const named = isNamed(readQuestion(q).tsquery)
  return {
    // "offset 0" keeps it a question to each row.
    page: sql`exists (select from users u where u.id in (${sql.join(columns)}) and ${named} offset 0)`,
    count: anyOf(column => sql`${column} in (select u.id from users u where ${named})`),
    areMost: true,
  }
}

/**
 * Whose address this is, or else who has these words in name or address. A number of an account is taken as it is, also of one that is gone.
 * @returns `most` where a good part of all people has the words
 */
export async function accountsNamed(db: Database, q: string): Promise<string[] | 'most'> {
  const { uuid, tsquery } = readQuestion(q)
  if (uuid !== null) return [uuid]
  const owner = await db.selectFrom('users').select('id').where('email', '=', q.toLowerCase()).execute()
  if (owner.length > 0) return owner.map(({ id }) => id)
  if (tsquery === null) return []
  const { isCommon } = await howCommon(db, { table: 'users', matches: isNamed(tsquery, 't') })
  if (isCommon) return 'most'
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${isNamed(tsquery)}`.execute(db)
  return rows.map(({ id }) => id)
}

function isNamed(tsquery: string | null, people = 'u'): Fragment {
  const of = (column: string) => sql.ref(`${people}.${column}`)
  return sql`words_of(${of('name')} || ' ' || ${of('email')}) @@ to_tsquery('simple', ${tsquery})`
}
