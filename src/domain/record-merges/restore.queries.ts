import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { TableMerge } from './merge-rows.ts'

/** Rows as they were; columns that the database computes are left to it. */
export async function insertRows(db: Database, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join((await storedColumns(db, table)).map(column => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}

/** The rows that are there under the same primary keys. */
export async function deleteRows(db: Database, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const { key } = await primaryKey(db, table)
  await sql`
    delete from ${sql.table(table)} using jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as was
    where ${sql.join(
      key.map(part => sql`${sql.table(table)}.${sql.ref(part)} = was.${sql.ref(part)}`),
      sql` and `,
    )}`.execute(db)
}

/** What was handed on and still is the kept one's. */
export async function moveBack(
  db: Database,
  { table, column, moved }: TableMerge,
  { kept, merged }: { kept: string; merged: string },
): Promise<void> {
  if (moved.length === 0) return
  const { key, types } = await primaryKey(db, table)
  const typed = key.map(
    (part, at) => sql`row.${sql.ref(part)} = (was ->> ${part})::${sql.raw(types[at] ?? 'text')}`,
  )
  const type = await columnType(db, table, column)
  await sql`
    update ${sql.table(table)} row set ${sql.ref(column)} = ${merged}::${sql.raw(type)}
    from jsonb_array_elements(${JSON.stringify(moved)}::jsonb) as was
    where ${sql.join(typed, sql` and `)} and row.${sql.ref(column)}::text = ${kept}`.execute(db)
}

/** A value that the merge has written, unless somebody has written another one since. */
export async function setBack(
  db: Database,
  table: string,
  { id, column, was, became }: { id: string; column: string; was: unknown; became: unknown },
): Promise<void> {
  const value = (of: unknown) =>
    sql`(jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify({ [column]: of })}::jsonb)).${sql.ref(column)}`
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value(was)}
    where id::text = ${id} and ${sql.ref(column)} is not distinct from ${value(became)}`.execute(db)
}

/** A unique key or what a row hangs on is in the way. */
export function isPlaceTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '23505' || error.code === '23503')
}

async function storedColumns(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db)
  return rows.map(({ name }) => name)
}

async function primaryKey(db: Database, table: string): Promise<{ key: string[]; types: string[] }> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = to_regclass(${table}) and indisprimary`.execute(db)
  return { key: rows.map(({ name }) => name), types: rows.map(({ type }) => type) }
}

async function columnType(db: Database, table: string, column: string): Promise<string> {
  const { rows } = await sql<{ type: string }>`
    select format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(${table}) and attname = ${column}`.execute(db)
  return rows[0]?.type ?? 'text'
}
