import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../process/start-error.ts'
import { type Cluster, clusterUrl } from './cluster.ts'
import { readPostmaster, removeStalePidFile } from './postmaster-file.ts'

/** Longest time a server answers "not now" while it recovers from a crash or shuts down. */
const changingMs = 300_000
const silentMs = 20_000
const leftoverMs = 60_000
const tryMs = 200

/**
 * The port of the server running on the cluster's files, once it answers; null when none runs. Call it while holding the folder's lock.
 * @throws {StartError} when one runs and does not answer.
 */
export async function findServer(cluster: Cluster): Promise<number | null> {
  const begunMs = performance.now()
  for (;;) {
    const postmaster = readPostmaster(cluster.dataFolder)
    if (!postmaster) return null
    const state = postmaster.port
      ? await ask(clusterUrl(cluster, postmaster.port, 'keeper', 'postgres'))
      : 'silent'
    if (state === 'ready') return postmaster.port
    if (performance.now() - begunMs > (state === 'not-now' ? changingMs : silentMs))
      throw new StartError(
        `The database server of ${cluster.folder} runs as process ${postmaster.pid} but does not answer. End that process and start again.`,
      )
    await pause(tryMs)
  }
}

/**
 * Starts a server on the cluster's files, on `port` or a free one. Cleans up after a killed server first.
 * @throws {StartError} when it does not come up; the message includes the end of its log.
 */
export async function startServer(
  cluster: Cluster,
  { connections, port }: { connections: number; port?: number },
): Promise<number> {
  const log = openLog(cluster)
  const begunMs = performance.now()
  for (;;) {
    const chosen = port ?? (await freePort())
    const before = statSync(log).size
    removeStalePidFile(cluster.dataFolder)
    try {
      await control(cluster, ['start', '-w', '-t', '300', '-l', log, '-o', settings(chosen, connections)])
      return chosen
    } catch (error) {
      const said = readFileSync(log).subarray(before).toString('utf8')
      const isLate = performance.now() - begunMs > leftoverMs
      if (isLate || !/pre-existing shared memory|lock file ".*" already exists/.test(said))
        throw startProblem(cluster, said, error)
      await pause(tryMs)
    }
  }
}

/** Fast shutdown: clients are disconnected, committed data is kept. */
export async function stopServer(cluster: Cluster): Promise<void> {
  await control(cluster, ['stop', '-m', 'fast', '-w'])
}

type Answer = 'ready' | 'not-now' | 'silent'

async function ask(url: string): Promise<Answer> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (String(code).startsWith('28'))
      throw new StartError(
        'The file postgres-password in DATA_DIR does not hold the password of the database that runs there. Restore the original one.',
      )
    // 57P03: starting, recovering or shutting down. 53300: too many connections.
    if (code === '57P03') return 'not-now'
    return code === '53300' ? 'ready' : 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}

function openLog(cluster: Cluster): string {
  const log = join(cluster.folder, 'server.log')
  if (!existsSync(log)) writeFileSync(log, '')
  chmodSync(log, 0o600)
  if (cluster.user) chownSync(log, cluster.user.uid, cluster.user.gid)
  return log
}

function settings(port: number, connections: number): string {
  return [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    `-c max_connections=${connections}`,
    '-c shared_buffers=128MB',
    '-c max_wal_size=1GB',
    '-c timezone=UTC',
  ].join(' ')
}

function startProblem(cluster: Cluster, said: string, cause: unknown): StartError {
  const end = said.trim().split('\n').slice(-8).join('\n')
  const hint = hints.find(([sign]) => sign.test(said))?.[1] ?? ''
  return new StartError(
    `The database in ${cluster.folder} did not start.${hint} Its log ends with:\n${end}`,
    {
      cause,
    },
  )
}

const hints: [RegExp, string][] = [
  [/No space left on device/, ' The disk is full: make room and start again.'],
  [/Permission denied|has wrong ownership|Read-only file system/, ' It may not read or write its own files.'],
  [/database files are incompatible/, ' Its files were made by another version of PostgreSQL.'],
]

/** pg_ctl detaches the server from our process group, so that Ctrl-C stops the site first and the database after it. */
async function control(cluster: Cluster, words: string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = execFile(
      cluster.native.pgCtl,
      [...words, '-D', cluster.dataFolder],
      { ...(cluster.user ?? {}), cwd: cluster.folder },
      () => {},
    )
    // The server inherits the output pipes, so "close" would not come when pg_ctl exits; "exit" does.
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
