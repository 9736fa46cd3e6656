import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>

// The driver returns 64-bit integers and numerics as text; all of ours fit a double (ids, counts, pay to the cent).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** For acquiring a connection: a silent server or an exhausted pool does not block forever. */
export const connectionMs = 30_000

const pools = new WeakMap<Database, pg.Pool>()

/**
 * A pool of `poolSize` connections to `url` (`postgres://…`); close it with `destroy()`. Without `waitsForDisk` (synchronous_commit off), a
 * power failure may lose the last commits, though never part of one: for work that can be repeated. With `isReadOnly`, every statement that
 * would change anything is refused with SQLSTATE 25006.
 */
export function connect(
  url: string,
  poolSize = 10,
  { waitsForDisk = true, isReadOnly = false } = {},
): Database {
  const settings = [
    ...(waitsForDisk ? [] : ['-c synchronous_commit=off']),
    ...(isReadOnly ? ['-c default_transaction_read_only=on'] : []),
  ]
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectionMs,
    keepAlive: true,
    ...(settings.length > 0 && { options: settings.join(' ') }),
  })
  // Without a listener, an idle connection that dies would crash the process; the pool replaces it by itself.
  pool.on('error', () => {})
  // The pool removes its own listener from a checked-out connection; whoever uses it gets the error from the next query.
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

/** The pool behind a database; none behind a transaction, which has one connection to itself. */
export function poolOf(db: Database): pg.Pool | null {
  return pools.get(db) ?? null
}
