import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { areWordsCommon, estimateRows } from '../search/is-common.queries.ts'
import { readQuestion } from '../search/read-question.ts'
import type { ListQuestion } from './list.schema.ts'
import { type ListName, listShapes } from './list.values.ts'
import { type ListSource, listSources } from './list-sources.queries.ts'

export type ListValue = string | number | Date | null
export type ListRow = { id: string; position: string; values: Record<string, ListValue> }

type Fragment = RawBuilder<unknown>

/** What the filters and words ask, as it is best read for a page and for the count. */
export type ListCondition = { page: Fragment; count: Fragment }

/** Nothing matches words of which none can be looked for. */
export async function listCondition(
  db: Database,
  list: ListName,
  question: ListQuestion,
): Promise<ListCondition> {
  const source = listSources[list]
  const filters = Object.entries(question.filters).flatMap(([name, value]) => {
    const filter = source.filters[name]
    return filter ? [filter(value)] : []
  })
  if (question.id !== null) filters.push(hasId(source, question.id))
  if (question.q === '') return { page: all(filters), count: all(filters) }
  const words = await wordsCondition(db, source, question.q)
  return { page: all([...filters, words.page]), count: all([...filters, words.count]) }
}

function all(parts: Fragment[]): Fragment {
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}

function hasId({ idType }: ListSource, id: string): Fragment {
  const isUuid = id.includes('-')
  return isUuid === (idType === 'uuid') ? sql`t.id = ${id}::${sql.raw(idType)}` : sql`false`
}

async function wordsCondition(db: Database, source: ListSource, q: string): Promise<ListCondition> {
  const { tsquery, number, uuid } = readQuestion(q)
  const id = source.idType === 'uuid' ? uuid : number
  if (id !== null) return same(hasId(source, String(id)))
  if (tsquery === null) return same(sql`false`)
  const { table } = source
  const matches = sql`${source.doc} @@ to_tsquery('simple', ${tsquery})`
  const isCommon = await areWordsCommon(db, { table, matches })
  // "is true" hides the condition from the index on words; the array makes that index the only way.
  const page = isCommon
    ? sql`(${matches}) is true`
    : sql`t.id = any(array(select t.id from ${sql.table(table)} t where ${matches}))`
  return { page, count: matches }
}

function same(condition: Fragment): ListCondition {
  return { page: condition, count: condition }
}

/** One page after a position, in the order of the question. */
export async function selectListPage(
  db: Database,
  list: ListName,
  { question, condition, limit }: { question: ListQuestion; condition: ListCondition; limit: number },
): Promise<ListRow[]> {
  const source = listSources[list]
  const by = source.columns[question.sort] ?? sql`t.id`
  const direction = sql.raw(question.direction)
  const columns = Object.entries(source.columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`)
  const { rows } = await sql<Record<string, ListValue> & { row_id: string; row_position: string }>`
    select t.id::text as row_id, (${by})::text as row_position, ${sql.join(columns)}
    from ${source.from} where ${condition.page} and ${isAfter(list, question, by)}
    order by ${by} ${direction}, t.id ${direction} limit ${limit}`.execute(db)
  return rows.map(({ row_id, row_position, ...values }) => ({ id: row_id, position: row_position, values }))
}

function isAfter(list: ListName, { sort, direction, after }: ListQuestion, by: Fragment): Fragment {
  if (after === null) return sql`true`
  const { idType } = listSources[list]
  if (after.id.includes('-') !== (idType === 'uuid')) return sql`true`
  const type = sql.raw(listShapes[list].columns[sort] === 'moment' ? 'timestamptz' : 'text')
  return sql`(${by}, t.id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${after.value}::${type}, ${after.id}::${sql.raw(idType)})`
}

/** Where the statistics say so many times the most, there are more, and nobody needs to count. */
const sureTimes = 3

/** Exact up to `most`; one more means that there are more. */
export async function countList(
  db: Database,
  list: ListName,
  { condition, most }: { condition: ListCondition; most: number },
): Promise<number> {
  const { from } = listSources[list]
  if ((await estimateRows(db, { from, condition: condition.count })) > sureTimes * most) return most + 1
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${from} where ${condition.count} limit ${most + 1}) counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
