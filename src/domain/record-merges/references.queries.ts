import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** As the catalogue writes them: the other parts of a unique key, and for which rows it holds. */
type UniqueKey = { others: string[]; condition: string | null }

/** A column that points at a row of another table, and the unique keys that it is part of. */
export type Reference = {
  table: string
  column: string
  uniqueKeys: UniqueKey[]
  primaryKey: string[]
}

/** Every column with a foreign key to `table.column`, by name. */
export async function findReferences(db: Database, table: string, column: string): Promise<Reference[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select child.relname as table, of_child.attname as column
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_attribute of_child on of_child.attrelid = conrelid and of_child.attnum = conkey[1]
    join pg_attribute of_parent on of_parent.attrelid = confrelid and of_parent.attnum = confkey[1]
    where contype = 'f' and cardinality(conkey) = 1
      and confrelid = to_regclass(${table}) and of_parent.attname = ${column}
    order by 1, 2`.execute(db)
  return Promise.all(rows.map(row => withKeys(db, row)))
}

/** Every column `owner`, which names a person or a browser by a word. */
export async function findOwnerColumns(db: Database): Promise<Reference[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attname = 'owner' and not attisdropped
    order by 1`.execute(db)
  return Promise.all(rows.map(row => withKeys(db, row)))
}

async function withKeys(
  db: Database,
  { table, column }: { table: string; column: string },
): Promise<Reference> {
  const { rows } = await sql<{ isPrimary: boolean; parts: string[]; condition: string | null }>`
    select indisprimary as "isPrimary", pg_get_expr(indpred, indrelid) as condition,
      (select array_agg(pg_get_indexdef(indexrelid, part, true) order by part)
        from generate_series(1, indnkeyatts) part) as parts
    from pg_index
    where indrelid = to_regclass(${table}) and indisunique
    order by indexrelid`.execute(db)
  const keys = rows.filter(({ parts }) => parts.includes(column))
  return {
    table,
    column,
    uniqueKeys: keys.map(({ parts, condition }) => ({
      others: parts.filter(part => part !== column),
      condition,
    })),
    primaryKey: rows.find(({ isPrimary }) => isPrimary)?.parts ?? [],
  }
}

type Pair = { kept: string; merged: string }

export async function countRows(
  db: Database,
  { table, column }: Pick<Reference, 'table' | 'column'>,
  value: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)}::text = ${value}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Deletes the rows whose like the kept one has: a unique key allows only one of them. @returns them as they were */
export async function dropTwins(
  db: Database,
  { table, column, uniqueKeys }: Reference,
  { kept, merged }: Pair,
): Promise<object[]> {
  const dropped: object[] = []
  for (const { others, condition } of uniqueKeys) {
    // Raw, because the catalogue wrote them: parts may be expressions.
    const parts = others.map((part, at) => sql`${sql.raw(part)} as ${sql.raw(`part_${at}`)}`)
    const holds = condition === null ? sql`true` : sql`(${sql.raw(condition)})`
    const rowsOf = (id: string) => sql`(
      select ${sql.join([sql`ctid as place`, ...parts])} from ${sql.table(table)}
      where ${sql.ref(column)}::text = ${id} and ${holds})`
    const equal = others.map((_, at) => sql.raw(`own.part_${at} = twin.part_${at}`))
    const { rows } = await sql<{ was: object }>`
      delete from ${sql.table(table)} gone where ctid in (
        select own.place from ${rowsOf(merged)} own
        join ${rowsOf(kept)} twin on ${equal.length === 0 ? sql`true` : sql.join(equal, sql` and `)})
      returning to_jsonb(gone) as was`.execute(db)
    dropped.push(...rows.map(({ was }) => was))
  }
  return dropped
}

/** Makes the merged one's rows the kept one's. @returns their primary keys */
export async function moveRows(
  db: Database,
  reference: Reference,
  { kept, merged }: Pair,
): Promise<object[]> {
  const { table, column, primaryKey } = reference
  const type = await columnType(db, table, column)
  // Raw, because the catalogue wrote them.
  const keys = primaryKey.map(part => sql`${sql.lit(part.replaceAll('"', ''))}, row.${sql.raw(part)}`)
  const { rows } = await sql<{ key: object }>`
    update ${sql.table(table)} row set ${sql.ref(column)} = ${kept}::${sql.raw(type)}
    where ${sql.ref(column)}::text = ${merged}
    returning jsonb_build_object(${sql.join(keys)}) as key`.execute(db)
  return rows.map(({ key }) => key)
}

/** Deletes all rows that point at it. @returns them as they were */
export async function dropRows(db: Database, { table, column }: Reference, value: string): Promise<object[]> {
  const { rows } = await sql<{ was: object }>`
    delete from ${sql.table(table)} row where ${sql.ref(column)}::text = ${value}
    returning to_jsonb(row) as was`.execute(db)
  return rows.map(({ was }) => was)
}

/** As PostgreSQL writes it: `uuid`, `integer` or `text`. */
async function columnType(db: Database, table: string, column: string): Promise<string> {
  const { rows } = await sql<{ type: string }>`
    select format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = to_regclass(${table}) and attname = ${column}`.execute(db)
  const type = rows[0]?.type
  if (type === undefined || !/^[a-z ]+$/.test(type)) throw new Error(`${table}.${column} is no key column`)
  return type
}
