import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>

// The driver gives 64-bit integers and numerics as text; ours all fit a double (ids, counts, pay to the cent).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** For a connection: a server that is silent, or a pool of which all are taken, is not waited for without end. */
export const connectionMs = 30_000

/** A pool of `poolSize` connections to `url` (`postgres://…`); close it with `destroy()`. */
export function connect(url: string, poolSize = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectionMs,
    keepAlive: true,
  })
  // Without a listener a connection that dies while idle would end the process; the pool replaces it by itself.
  pool.on('error', () => {})
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
