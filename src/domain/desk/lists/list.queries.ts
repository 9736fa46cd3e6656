import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { countedMost } from '../queues.queries.ts'
import { estimateRows, howCommon, sampleRows } from '../search/is-common.queries.ts'
import { readQuestion } from '../search/read-question.ts'
import type { ListQuestion } from './list.schema.ts'
import { type ColumnKind, type ListName, listShapes } from './list.values.ts'
import type { Fragment, ListColumn, ListSource } from './list-source.ts'
import { listSources } from './list-sources.queries.ts'
import { ofPeopleNamed } from './of-people-named.queries.ts'

/** Objects are those of `bilingual`, `money` and `details`. */
export type ListValue = string | number | Date | null | Record<string, string | number | boolean>
export type ListRow = { id: string; position: string; values: Record<string, ListValue> }

/** Where is read, and by which clock. */
export type Reading = { db: Database; now: Date }

/** Which rows are asked for: those of a table expression called `t` of which a condition holds. */
type Rows = { of: Fragment; where: Fragment }
/** As it is best read for a page and for the count. */
export type ListCondition = {
  page: Rows
  count: Rows & {
    /** The index on words is the way to the rows, although the planner would not take it. */
    isCommon?: boolean
    /** The planner cannot know how many there are. */
    isUnforeseen?: boolean
  }
}

/** Where there are believed to be so many times the most, there are more, and nobody needs to count. */
const sureTimes = 3

/** Nothing matches words of which none can be looked for. */
export async function listCondition(
  { db, now }: Reading,
  list: ListName,
  question: ListQuestion,
): Promise<ListCondition> {
  const source = listSources[list]
  const filters = Object.entries(question.filters).flatMap(([name, value]) => {
    const filter = source.filters[name]
    return filter ? [filter(value, now)] : []
  })
  if (source.only) filters.push(source.only)
  if (question.id !== null) filters.push(hasId(source, question.id))
  if (question.q === '') return same(source, filters)
  const { number, uuid } = readQuestion(question.q)
  const id = source.idType === 'uuid' ? uuid : number
  if (id !== null) return same(source, [...filters, hasId(source, String(id))])
  const known = source.known?.(question.q)
  return known ? same(source, [...filters, known]) : wordsCondition(db, source, { filters, q: question.q })
}

function same({ table }: ListSource, conditions: Fragment[]): ListCondition {
  const rows = { of: sql`${sql.table(table)} t`, where: all(conditions) }
  return { page: rows, count: rows }
}

async function wordsCondition(
  db: Database,
  source: ListSource,
  { filters, q }: { filters: Fragment[]; q: string },
): Promise<ListCondition> {
  const { tsquery } = readQuestion(q)
  const words =
    source.doc === null || tsquery === null ? [] : [sql`${source.doc} @@ to_tsquery('simple', ${tsquery})`]
  const named = source.people ? await ofPeopleNamed(db, q, source.people) : null
  const onPage = either([...words, ...(named ? [named.page] : [])])
  const matches = either([...words, ...(named ? [named.count] : [])])
  if (source.doc === null && !named?.areMost) return same(source, [...filters, matches])
  const of = sql`${sql.table(source.table)} t`
  // "offset 0" makes the index on words the only way, and each row it finds is fetched once.
  const found = sql`(select * from ${of} where ${matches} offset 0) t`
  const { hits, isCommon } = await howCommon(db, { table: source.table, matches })
  const fetched = { of: found, where: all(filters) }
  if (!isCommon && !named?.areMost) return { page: fetched, count: fetched }
  return {
    // "is true" hides the condition from the index on words, which would fetch half the table.
    page: { of, where: all([...filters, sql`(${onPage}) is true`]) },
    count: {
      ...(hits > sureTimes * countedMost ? { of, where: all([...filters, matches]) } : fetched),
      isCommon: words.length > 0 && hits <= sureTimes * countedMost,
      isUnforeseen: named?.areMost === true,
    },
  }
}

function either(parts: Fragment[]): Fragment {
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`
}

function all(parts: Fragment[]): Fragment {
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}

function hasId({ idType }: ListSource, id: string): Fragment {
  const isUuid = id.includes('-')
  return isUuid === (idType === 'uuid') ? sql`t.id = ${id}::${sql.raw(idType)}` : sql`false`
}

/** One page after a position, in the order of the question. */
export async function selectListPage(
  { db, now }: Reading,
  list: ListName,
  { question, condition, limit }: { question: ListQuestion; condition: ListCondition; limit: number },
): Promise<ListRow[]> {
  const source = listSources[list]
  const by = asOf(source.columns[question.sort] ?? sql`t.id`, now)
  const direction = sql.raw(question.direction)
  const columns = Object.entries(source.columns).map(
    ([name, column]) => sql`${asOf(column, now)} as ${sql.ref(name)}`,
  )
  const { page } = condition
  // First which rows, then what is shown of them: other tables are asked about the rows of the page alone.
  const { rows } = await sql<Record<string, ListValue> & { row_id: string; row_position: string }>`
    with shown as materialized (
      select t.id, ${by} as position from ${page.of} where ${page.where} and ${isAfter(list, question, by)}
      order by ${by} ${direction}, t.id ${direction} limit ${limit})
    select t.id::text as row_id, shown.position::text as row_position, ${sql.join(columns)}
    from shown join ${source.from} on t.id = shown.id
    order by shown.position ${direction}, t.id ${direction}`.execute(db)
  return rows.map(({ row_id, row_position, ...values }) => ({ id: row_id, position: row_position, values }))
}

function asOf(column: ListColumn, now: Date): Fragment {
  return typeof column === 'function' ? column(now) : column
}

const positionTypes: Partial<Record<ColumnKind, string>> = { moment: 'timestamptz', number: 'integer' }

function isAfter(list: ListName, { sort, direction, after }: ListQuestion, by: Fragment): Fragment {
  if (after === null) return sql`true`
  const { idType } = listSources[list]
  if (after.id.includes('-') !== (idType === 'uuid')) return sql`true`
  const type = sql.raw(positionTypes[listShapes[list].columns[sort] ?? 'text'] ?? 'text')
  return sql`(${by}, t.id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${after.value}::${type}, ${after.id}::${sql.raw(idType)})`
}

/** Exact up to `countedMost`; one more means that there are more. */
export async function countList(
  db: Database,
  { list, condition }: { list: ListName; condition: ListCondition },
): Promise<number> {
  const { of, where, isCommon, isUnforeseen } = condition.count
  const believed = isUnforeseen
    ? await sampleRows(db, { table: listSources[list].table, condition: condition.page.where })
    : await estimateRows(db, { from: of, condition: where })
  if (believed > sureTimes * countedMost) return countedMost + 1
  const counted = sql<{ count: number }>`
    select count(*)::int as count from (select from ${of} where ${where} limit ${countedMost + 1}) counted`
  const { rows } = isCommon
    ? await withoutReading(db, one => counted.execute(one))
    : await counted.execute(db)
  return rows[0]?.count ?? 0
}

/** For a word that most rows have, the planner would read the table and take each row's words apart, which takes far longer than its index. */
function withoutReading<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async one => {
    await sql`set local enable_seqscan = off`.execute(one)
    return work(one)
  })
}
