import { accessSync, constants, mkdirSync } from 'node:fs'
import type { Env } from '../config/env.ts'
import { connect, type Database } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { type FolderLock, lockFolder } from '../platform/postgres/folder-lock.ts'
import { StartError } from '../platform/process/start-error.ts'
import { checkServer, rightsProblem } from './check-server.ts'

export type OpenDatabase = {
  db: Database
  url: string
  /** The embedded server, or null with `DATABASE_URL`. */
  embedded: EmbeddedPostgres | null
  /** Closes the connections, and stops the embedded server when nobody else uses it. */
  close(): Promise<void>
}

/**
 * Opens and migrates the database of `DATABASE_URL`, or the embedded one in `DATA_DIR`, which is joined when it is running. `signal` aborts
 * waiting for one that does not answer.
 * @throws {StartError} when it cannot be reached, is too old, or (`as: 'site'`) another site runs on the same `DATA_DIR`
 */
export async function openDatabase(
  env: Env,
  as: 'site' | 'command',
  signal?: AbortSignal,
): Promise<OpenDatabase> {
  checkFolder(env.DATA_DIR)
  const claim = !env.DATABASE_URL && as === 'site' ? claimSite(env.DATA_DIR) : null
  let embedded: EmbeddedPostgres | null = null
  const stopServer = async () => {
    await embedded?.stop()
    claim?.release()
  }
  try {
    embedded = env.DATABASE_URL ? null : await openEmbeddedPostgres(env.DATA_DIR, connectionsOf(env))
    const url = env.DATABASE_URL ?? embedded?.url ?? ''
    await checkServer(url, signal)
    const db = connect(url, env.DATABASE_POOL_SIZE)
    await migrate(db).catch((error: unknown) => {
      throw rightsProblem(error) ?? error
    })
    const close = async () => {
      await db.destroy()
      await stopServer()
    }
    return { db, url, embedded, close }
  } catch (error) {
    await stopServer()
    throw error
  }
}

/** Of all processes of a site together: besides its pool each listens, looks and enqueues; commands and tasks need some more. */
function connectionsOf({ WEB_PROCESSES, DATABASE_POOL_SIZE }: Env): number {
  return 40 + WEB_PROCESSES * (DATABASE_POOL_SIZE + 6)
}

function checkFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      `The folder ${dataDir} cannot be written to${code === 'EROFS' ? ': its file system is read-only' : ` by this account (${code})`}. Set DATA_DIR to one that can.`,
      { cause: error },
    )
  }
}

/** Held by the operating system until this process ends, whatever happens to the database meanwhile. */
function claimSite(dataDir: string): FolderLock {
  const claim = lockFolder(dataDir, 'site', 'alone')
  if (claim) return claim
  throw new StartError(
    `A site already runs on ${dataDir}. Stop it first, or give this one a folder of its own: DATA_DIR=./other npm start`,
  )
}
