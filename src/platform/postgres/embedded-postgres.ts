import { rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../process/start-error.ts'
import { type Cluster, clusterUrl, openCluster } from './cluster.ts'
import { type FolderLock, lockFolder, whileStarting } from './folder-lock.ts'
import { handOver } from './hand-over.ts'
import { findServer, startServer, stopServer } from './postgres-server.ts'

export type EmbeddedPostgres = {
  /** `postgres://…` of the database for the account that owns it, valid while the server runs, also after {@link revive}. */
  url: string
  /** The same for the account that may do everything. */
  keeperUrl: string
  /** Where the files of the database stand. */
  folder: string
  /** That is not in the data folder, which a copy of it would therefore not hold. */
  isElsewhere: boolean
  /** True when this call had to start the server, false when it joined a running one. */
  started: boolean
  /** Starts the server again, at the same port, when it has ended. @throws {StartError} */
  revive(): Promise<void>
  /** Says that this process needs the server no more; stops it when nobody else does. Safe to call twice. */
  stop(): Promise<void>
}

const reviveMs = 30_000

/**
 * A PostgreSQL of our own whose files live in `dataDir`: made on first use, joined when one already runs there (a running
 * site, or the one that a killed site left behind), started otherwise. Durable: fsync is on.
 * @throws {StartError} when the server does not come up; the message holds the end of its log.
 */
export async function openEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  // Of versions that wrote their process number into a file, where it outlived them.
  rmSync(join(dataDir, 'start.lock'), { force: true })
  const begunMs = performance.now()
  for (;;) {
    const opened = await whileStarting(dataDir, () => openOnce(dataDir))
    if (opened) return opened
    if (performance.now() - begunMs > reviveMs)
      throw new StartError(
        `Another process uses the database in ${dataDir}, but its server can not be reached from here. Run this where that process runs.`,
      )
    await pause(500)
  }
}

/** Null while others use the database and no server is seen: it is about to be revived by one of them, or runs out of our sight. */
async function openOnce(dataDir: string): Promise<EmbeddedPostgres | null> {
  const cluster = await openCluster(dataDir)
  const running = await findServer(cluster)
  if (running === null && isUsed(dataDir)) return null
  const use = lockFolder(dataDir, 'database', 'shared')
  if (!use) throw new StartError(`The database in ${dataDir} is being stopped. Try again.`)
  try {
    const port = running ?? (await startServer(cluster))
    await handOver(cluster, port)
    return opened({ dataDir, cluster, port, started: running === null, use })
  } catch (error) {
    use.release()
    throw error
  }
}

type Opened = { dataDir: string; cluster: Cluster; port: number; started: boolean; use: FolderLock }

function opened({ dataDir, cluster, port, started, use }: Opened): EmbeddedPostgres {
  return {
    url: clusterUrl(cluster, port, 'owner'),
    keeperUrl: clusterUrl(cluster, port, 'keeper'),
    folder: cluster.folder,
    isElsewhere: relative(resolve(dataDir), cluster.folder).startsWith('..'),
    started,
    revive: () =>
      whileStarting(dataDir, async () => {
        const running = await findServer(cluster)
        if (running === null) await startServer(cluster, port)
        else if (running !== port)
          throw new StartError(`The database in ${cluster.folder} has come back at another port.`)
      }),
    stop: () =>
      whileStarting(dataDir, async () => {
        use.release()
        if (isUsed(dataDir) || (await findServer(cluster)) === null) return
        await stopServer(cluster)
      }),
  }
}

/** Whether any process holds its share of the database; none can take one meanwhile, they wait for the folder's lock. */
function isUsed(dataDir: string): boolean {
  const alone = lockFolder(dataDir, 'database', 'alone')
  alone?.release()
  return alone === null
}
