import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { databaseUser, type UnprivilegedUser } from './database-user.ts'
import { withFolderLock } from './folder-lock.ts'
import { clusterFolder, type NativePostgres, nativePostgres } from './native-postgres.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  /** `postgres://…` of the database, valid while the server runs. */
  url: string
  /** True when this call had to start the server, false when it joined a running one. */
  started: boolean
  /** Stops the server unless `isStillUsed` says that others are connected. Safe to call twice. */
  stop(isStillUsed: () => Promise<boolean>): Promise<void>
}

type Cluster = { folder: string; password: string; native: NativePostgres; user: UnprivilegedUser | null }

/**
 * A PostgreSQL of our own whose files live in `dataDir`: made on first use, joined when one already runs there (a running
 * site, or the one that a killed site left behind), started otherwise. Durable: fsync is on.
 * @throws when the server does not come up; the message holds the end of its log.
 */
export async function openEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true })
  const cluster = await locate(dataDir)
  return withFolderLock(dataDir, async () => {
    if (!existsSync(join(cluster.folder, 'data', 'PG_VERSION'))) await initialise(cluster)
    const running = await runningPort(cluster)
    const port = running ?? (await start(cluster))
    return {
      url: `postgres://kittel:${cluster.password}@127.0.0.1:${port}/kittel`,
      started: running === null,
      stop: isStillUsed =>
        withFolderLock(dataDir, async () => {
          if ((await runningPort(cluster)) === null || (await isStillUsed())) return
          await control(cluster, ['stop', '-m', 'fast', '-w'])
        }),
    }
  })
}

async function locate(dataDir: string): Promise<Cluster> {
  const user = databaseUser()
  const folder = clusterFolder(dataDir, user)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const secret = join(dataDir, 'postgres-password')
  if (!existsSync(secret)) writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return { folder, user, password: readFileSync(secret, 'utf8').trim(), native: await nativePostgres(user) }
}

async function initialise(cluster: Cluster): Promise<void> {
  const { folder, user, password, native } = cluster
  const unfinished = join(folder, 'data.new')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const passwordFile = join(folder, 'password.new')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [folder, unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const access = ['--username=kittel', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    await run(native.initdb, [`--pgdata=${unfinished}`, ...options, ...access], {
      ...(user ?? {}),
      cwd: folder,
    })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  // Renamed only when complete: a start that was interrupted here finds nothing and begins again.
  renameSync(unfinished, join(folder, 'data'))
}

async function start(cluster: Cluster): Promise<number> {
  const port = await freePort()
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=100',
    '-c shared_buffers=128MB',
    '-c max_wal_size=1GB',
    '-c timezone=UTC',
  ]
  const log = join(cluster.folder, 'server.log')
  if (!existsSync(log)) writeFileSync(log, '')
  chmodSync(log, 0o600)
  if (cluster.user) chownSync(log, cluster.user.uid, cluster.user.gid)
  try {
    await control(cluster, ['start', '-w', '-t', '60', '-l', log, '-o', settings.join(' ')])
  } catch (error) {
    const end = readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n')
    throw new Error(`The database in ${cluster.folder} did not start. Its log ends with:\n${end}`, {
      cause: error,
    })
  }
  await createDatabase(`postgres://kittel:${cluster.password}@127.0.0.1:${port}/postgres`)
  return port
}

async function createDatabase(url: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'kittel'")
    if (!rowCount) await client.query('create database kittel')
  } finally {
    await client.end()
  }
}

/** The port of the server that runs on these files, or `null`. A stale pid file of a crashed machine counts as none. */
async function runningPort(cluster: Cluster): Promise<number | null> {
  try {
    await control(cluster, ['status'])
    const lines = readFileSync(join(cluster.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[3]) || null
  } catch {
    return null
  }
}

/** pg_ctl detaches the server from our process group, so that Ctrl-C ends the site first and the database after it. */
async function control(cluster: Cluster, words: string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = execFile(
      cluster.native.pgCtl,
      [...words, '-D', join(cluster.folder, 'data')],
      { ...(cluster.user ?? {}), cwd: cluster.folder },
      () => {},
    )
    // The server inherits the output pipes, so "exit" is the end of pg_ctl and "close" would never come.
    child.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`pg_ctl ${words[0]} ended with ${code}`)),
    )
    child.on('error', reject)
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
