import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>

// The driver gives 64-bit integers and numerics as text; ours all fit a double (ids, counts, pay to the cent).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** For a connection: a server that is silent, or a pool of which all are taken, is not waited for without end. */
export const connectionMs = 30_000

/**
 * A pool of `poolSize` connections to `url` (`postgres://…`); close it with `destroy()`. Without `waitsForDisk` a power cut may undo
 * the last moments of what was committed, though never a part of it: for work that can be done again.
 */
export function connect(url: string, poolSize = 10, { waitsForDisk = true } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectionMs,
    keepAlive: true,
    ...(waitsForDisk ? {} : { options: '-c synchronous_commit=off' }),
  })
  // Without a listener a connection that dies while idle would end the process; the pool replaces it by itself.
  pool.on('error', () => {})
  // The pool takes its own listener away from a connection in use; whoever uses it hears of its end by the next query.
  pool.on('connect', client => client.on('error', () => {}))
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
