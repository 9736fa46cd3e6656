import { rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../process/start-error.ts'
import { type Cluster, clusterUrl, openCluster } from './cluster.ts'
import { type FolderLock, lockFolder, whileStarting } from './folder-lock.ts'
import { handOver } from './hand-over.ts'
import { findServer, startServer, stopServer } from './postgres-server.ts'

export type EmbeddedPostgres = {
  /** Connection URL for the database's owner; stays valid while the server runs and across {@link revive}. */
  url: string
  /** The same for the superuser. */
  keeperUrl: string
  folder: string
  /** Whether it lies outside the data folder, so that a copy of that folder would not include it. */
  isElsewhere: boolean
  /** True when this call started the server, false when it joined a running one. */
  started: boolean
  /** Restarts the server on the same port after it ended. @throws {StartError} */
  revive(): Promise<void>
  /** Releases this process's share of the server and stops it when nobody else uses it. Idempotent. */
  stop(): Promise<void>
}

const reviveMs = 30_000
const usualConnections = 100

/**
 * The embedded PostgreSQL of `dataDir`: initialised on first use, joined when already running (another process, or left behind by a killed
 * one), started otherwise. Durable: fsync is on.
 * A server that is started here allows at least `connections` at once.
 * @throws {StartError} when the server does not come up; the message includes the end of its log.
 */
export async function openEmbeddedPostgres(dataDir: string, connections = 0): Promise<EmbeddedPostgres> {
  // Written by earlier versions; the file outlived the process it named.
  rmSync(join(dataDir, 'start.lock'), { force: true })
  const begunMs = performance.now()
  for (;;) {
    const opened = await whileStarting(dataDir, () =>
      openOnce(dataDir, Math.max(usualConnections, connections)),
    )
    if (opened) return opened
    if (performance.now() - begunMs > reviveMs)
      throw new StartError(
        `Another process uses the database in ${dataDir}, but its server cannot be reached from here. Run this where that process runs.`,
      )
    await pause(500)
  }
}

/** Null while others use the database and no server is visible: one of them is about to revive it, or it runs where we cannot see it. */
async function openOnce(dataDir: string, connections: number): Promise<EmbeddedPostgres | null> {
  const cluster = await openCluster(dataDir)
  const running = await findServer(cluster)
  if (running === null && isUsed(dataDir)) return null
  const use = lockFolder(dataDir, 'database', 'shared')
  if (!use) throw new StartError(`The database in ${dataDir} is being stopped. Try again.`)
  try {
    const port = running ?? (await startServer(cluster, { connections }))
    await handOver(cluster, port)
    return opened({ dataDir, cluster, port, connections, started: running === null, use })
  } catch (error) {
    use.release()
    throw error
  }
}

type Opened = {
  dataDir: string
  cluster: Cluster
  port: number
  connections: number
  started: boolean
  use: FolderLock
}

function opened({ dataDir, cluster, port, connections, started, use }: Opened): EmbeddedPostgres {
  return {
    url: clusterUrl(cluster, port, 'owner'),
    keeperUrl: clusterUrl(cluster, port, 'keeper'),
    folder: cluster.folder,
    isElsewhere: relative(resolve(dataDir), cluster.folder).startsWith('..'),
    started,
    revive: () =>
      whileStarting(dataDir, async () => {
        const running = await findServer(cluster)
        if (running === null) await startServer(cluster, { port, connections })
        else if (running !== port)
          throw new StartError(`The database in ${cluster.folder} came back on another port.`)
      }),
    stop: () =>
      whileStarting(dataDir, async () => {
        use.release()
        if (isUsed(dataDir) || (await findServer(cluster)) === null) return
        await stopServer(cluster)
      }),
  }
}

/** Whether any process holds a share of the database; none can acquire one meanwhile, as that needs the folder's lock. */
function isUsed(dataDir: string): boolean {
  const alone = lockFolder(dataDir, 'database', 'alone')
  alone?.release()
  return alone === null
}
