import { type Client as PgClient, default as pg } from 'pg'
import type { Env } from '../config/env.ts'
import { connect, type Database } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { openEmbeddedPostgres } from '../platform/embedded-postgres.ts'
import { StartError } from '../platform/start-error.ts'

/** Keys of advisory locks: every process that uses the database holds the first one shared, a site the second one alone. */
const lockKeys = { user: 752_001, site: 752_002 } as const

const oldestServer = 150_000

export type OpenDatabase = {
  db: Database
  url: string
  isEmbedded: boolean
  /** Closes the connections and stops the embedded server when nobody else uses it. */
  close(): Promise<void>
}

/**
 * Opens and migrates the database: the one of `DATABASE_URL`, else our own in `DATA_DIR`, joining it when it runs.
 * @throws {StartError} when it cannot be reached, is too old, or (`as: 'site'`) a site already runs on the same `DATA_DIR`.
 */
export async function openDatabase(env: Env, as: 'site' | 'command'): Promise<OpenDatabase> {
  const embedded = env.DATABASE_URL ? null : await openEmbeddedPostgres(env.DATA_DIR)
  const url = env.DATABASE_URL ?? embedded?.url ?? ''
  const holder = await reach(url)
  const stopServer = async () => {
    await holder.end()
    await embedded?.stop(() => isUsed(url))
  }
  try {
    await checkVersion(holder)
    await holder.query('select pg_advisory_lock_shared($1)', [lockKeys.user])
    if (embedded && as === 'site') await claimSite(holder, env.DATA_DIR)
    const db = connect(url, env.DATABASE_POOL_SIZE)
    await migrate(db)
    const close = async () => {
      await db.destroy()
      await stopServer()
    }
    return { db, url, isEmbedded: embedded !== null, close }
  } catch (error) {
    await stopServer()
    throw error
  }
}

async function reach(url: string): Promise<PgClient> {
  const client = new pg.Client({ connectionString: url, application_name: 'kittel', keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    const { host, pathname } = new URL(url)
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} can not be reached: ${reason}. Check DATABASE_URL.`,
    )
  }
}

async function checkVersion(client: PgClient): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  const version = Number(rows[0]?.server_version_num)
  if (version < oldestServer) {
    throw new StartError(`The database is PostgreSQL ${Math.floor(version / 10_000)}; at least 15 is needed.`)
  }
}

async function claimSite(client: PgClient, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ claimed: boolean }>('select pg_try_advisory_lock($1) as claimed', [
    lockKeys.site,
  ])
  if (rows[0]?.claimed) return
  throw new StartError(
    `A site already runs on ${dataDir}. Stop it first, or give this one a folder of its own: DATA_DIR=./other npm start`,
  )
}

async function isUsed(url: string): Promise<boolean> {
  const client = await reach(url)
  const { rowCount } = await client.query(
    `select 1 from pg_locks where locktype = 'advisory' and objid = $1
      and database = (select oid from pg_database where datname = current_database())`,
    [lockKeys.user],
  )
  await client.end()
  return Boolean(rowCount)
}
