import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

export type Replica = { name: string; lagBytes: number; lagSeconds: number }

export type DatabaseFacts = {
  version: string
  bytes: number
  connections: number
  connectionsMax: number
  /** Of the oldest open transaction: it holds up the search index and tidying up. */
  transactionSeconds: number
  migration: string
  at: Date
  replicas: Replica[]
}

export async function loadDatabaseFacts(db: Database): Promise<DatabaseFacts> {
  const { rows } = await sql<Omit<DatabaseFacts, 'replicas'>>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "connectionsMax",
      coalesce((select max(extract(epoch from now() - xact_start)) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()), 0)::float8 as "transactionSeconds",
      coalesce((select max(name) from kysely_migration), '') as migration,
      clock_timestamp() as at`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('The database does not answer a simple query')
  const replicas = await sql<Replica>`
    select coalesce(nullif(application_name, ''), client_addr::text, 'replica') as name,
      coalesce(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn), 0)::float8 as "lagBytes",
      coalesce(extract(epoch from replay_lag), 0)::float8 as "lagSeconds"
    from pg_stat_replication where state = 'streaming'`.execute(db)
  return { ...facts, replicas: replicas.rows }
}

export type TableFacts = { table: string; rows: number; bytes: number; indexBytes: number }

/** Tables of the site and of its task queue, the largest first; rows are the database's own estimate. */
export async function listTables(db: Database): Promise<TableFacts[]> {
  const { rows } = await sql<TableFacts>`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as table,
      greatest(c.reltuples, 0)::float8 as rows,
      pg_table_size(c.oid)::float8 as bytes,
      pg_indexes_size(c.oid)::float8 as "indexBytes"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'tasks')
    order by pg_total_relation_size(c.oid) desc, 1`.execute(db)
  return rows
}

export type ColumnFacts = { column: string; type: string; isNullable: boolean; fallback: string | null }

export async function listColumns(db: Database, table: string): Promise<ColumnFacts[]> {
  const { rows } = await sql<ColumnFacts>`
    select a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable", pg_get_expr(d.adbin, d.adrelid) as fallback
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind = 'r' and n.nspname in ('public', 'tasks') and a.attnum > 0 and not a.attisdropped
      and case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end = ${table}
    order by a.attnum`.execute(db)
  return rows
}
