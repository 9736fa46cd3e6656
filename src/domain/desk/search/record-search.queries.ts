import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { howCommon } from './is-common.queries.ts'
import { type RecordQuestion, ticketNumberIn } from './read-question.ts'
import type { RecordKind } from './record-kind.values.ts'

/** `at` has microseconds, which a Date would lose: it is a position in the list. */
export type FoundRecord = { id: string; at: string; name: string; detail: string }
export type RecordPosition = { at: string; id: string }

type Source = {
  table: string
  at: string
  /** The indexed expression; it must be the same as in the migration. */
  doc: RawBuilder<unknown> | null
  name: RawBuilder<unknown>
  detail: RawBuilder<unknown>
  idType: 'integer' | 'uuid'
}

const sources: Record<RecordKind, Source> = {
  person: {
    table: 'users',
    at: 'created_at',
    doc: sql`words_of(t.name || ' ' || t.email)`,
    name: sql`t.name`,
    detail: sql`t.email`,
    idType: 'uuid',
  },
  employer: {
    table: 'employers',
    at: 'created_at',
    doc: sql`words_of(t.name || ' ' || coalesce(t.city, '') || ' ' || coalesce(t.email, ''))`,
    name: sql`t.name`,
    detail: sql`coalesce(t.city, '')`,
    idType: 'integer',
  },
  job: {
    table: 'jobs',
    at: 'created_at',
    doc: sql`words_of(t.title || ' ' || coalesce(t.reference, '') || ' ' || coalesce(t.external_id, ''))`,
    name: sql`t.title`,
    detail: sql`(select e.name from employers e where e.id = t.employer_id)`,
    idType: 'integer',
  },
  // By number only: who has applied where is nothing to browse.
  application: {
    table: 'applications',
    at: 'created_at',
    doc: null,
    name: sql`(select j.title from jobs j where j.id = t.job_id)`,
    detail: sql`t.status`,
    idType: 'uuid',
  },
  feed: {
    table: 'feeds',
    at: 'created_at',
    doc: sql`words_of(t.name || ' ' || coalesce(t.url, ''))`,
    name: sql`t.name`,
    detail: sql`(select e.name from employers e where e.id = t.employer_id)`,
    idType: 'integer',
  },
  ticket: {
    table: 'support_requests',
    at: 'written_at',
    doc: sql`words_of(coalesce(t.email, ''))`,
    name: sql`'#' || t.number`,
    detail: sql`coalesce(t.email, (select u.email from users u where u.id = t.user_id), '')`,
    idType: 'integer',
  },
  order: {
    table: 'orders',
    at: 'created_at',
    doc: sql`words_of((t.buyer->>'name') || ' ' || (t.buyer->>'email'))`,
    name: sql`'#' || t.id`,
    detail: sql`t.buyer->>'name'`,
    idType: 'integer',
  },
}

/**
 * The newest records after a position, at most `limit`. No table is read as a whole: rare words come from the index on words, common ones
 * by going back in time.
 */
export async function searchRecords(
  db: Database,
  kind: RecordKind,
  { question, after, limit }: { question: RecordQuestion; after: RecordPosition | null; limit: number },
): Promise<FoundRecord[]> {
  const source = sources[kind]
  const id = source.idType === 'uuid' ? question.uuid : question.number
  if (id !== null) return byId(db, source, id)
  const number = kind === 'ticket' ? ticketNumberIn(question.words) : null
  if (number !== null) return byTicketNumber(db, source, number)
  if (source.doc === null || question.tsquery === null) return []
  const matches = sql`${source.doc} @@ to_tsquery('simple', ${question.tsquery})`
  const { isCommon } = await howCommon(db, { table: source.table, matches })
  return (isCommon ? backInTime : fromIndex)(db, source, { matches, after, limit })
}

async function byTicketNumber(db: Database, source: Source, number: string): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select ${columns(source)} from ${sql.table(source.table)} t where t.number = ${number}`.execute(db)
  return rows
}

type Page = { matches: RawBuilder<unknown>; after: RecordPosition | null; limit: number }

async function fromIndex(
  db: Database,
  source: Source,
  { matches, after, limit }: Page,
): Promise<FoundRecord[]> {
  // Materialized, so that the planner cannot prefer to go back in time.
  const { rows } = await sql<FoundRecord>`
    with found as materialized (
      select t.id, t.${sql.ref(source.at)} as at from ${sql.table(source.table)} t where ${matches}
    ), shown as (
      select found.id, found.at from found where ${isAfter(sql`found.at`, sql`found.id`, source, after)}
      order by found.at desc, found.id desc limit ${limit}
    )
    select ${columns(source)} from shown join ${sql.table(source.table)} t on t.id = shown.id
    order by shown.at desc, shown.id desc`.execute(db)
  return rows
}

async function byId(db: Database, source: Source, id: string | number): Promise<FoundRecord[]> {
  const { rows } = await sql<FoundRecord>`
    select ${columns(source)} from ${sql.table(source.table)} t where t.id = ${id}`.execute(db)
  return rows
}

async function backInTime(
  db: Database,
  source: Source,
  { matches, after, limit }: Page,
): Promise<FoundRecord[]> {
  const at = sql`t.${sql.ref(source.at)}`
  // "is true" hides the condition from the index on words.
  const { rows } = await sql<FoundRecord>`
    select ${columns(source)} from ${sql.table(source.table)} t
    where (${matches}) is true and ${isAfter(at, sql`t.id`, source, after)}
    order by ${at} desc, t.id desc limit ${limit}`.execute(db)
  return rows
}

function columns({ at, name, detail }: Source) {
  return sql`t.id::text as id, t.${sql.ref(at)}::text as at, ${name} as name, ${detail} as detail`
}

function isAfter(
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { idType }: Source,
  after: RecordPosition | null,
): RawBuilder<unknown> {
  if (after === null) return sql`true`
  return sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::${sql.raw(idType)})`
}
