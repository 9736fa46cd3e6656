import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { readQuestion } from '../search/read-question.ts'
import type { Fragment } from './list-source.ts'

/** So many people are looked up first; where there are more, each entry of the log is asked for its people instead. */
const mostPeople = 500

/** Entries by their number, by the number of an account, also one that is gone, or by whose they are and who acted. */
export async function namedInLog(db: Database, q: string): Promise<Fragment> {
  const { number, tsquery } = readQuestion(q)
  if (number !== null) return sql`t.id = ${number}`
  const ids = await accountsNamed(db, q)
  if (ids !== null) return sql`(t.user_id = any(${ids}::uuid[]) or t.actor_user_id = any(${ids}::uuid[]))`
  // "offset 0" keeps it a question to each entry; as a join, all of these people would be fetched first.
  return sql`exists (
    select from users u where u.id in (t.user_id, t.actor_user_id) and ${isNamed(tsquery)} offset 0)`
}

/** Whose address this is, or else who has these words in name or address; null for too many. A number of an account is taken as it is. */
export async function accountsNamed(db: Database, q: string): Promise<string[] | null> {
  const { uuid, tsquery } = readQuestion(q)
  if (uuid !== null) return [uuid]
  const owner = await db.selectFrom('users').select('id').where('email', '=', q.toLowerCase()).execute()
  if (owner.length > 0) return owner.map(({ id }) => id)
  if (tsquery === null) return []
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where ${isNamed(tsquery)} limit ${mostPeople + 1}`.execute(db)
  return rows.length > mostPeople ? null : rows.map(({ id }) => id)
}

function isNamed(tsquery: string | null): Fragment {
  return sql`words_of(u.name || ' ' || u.email) @@ to_tsquery('simple', ${tsquery})`
}
