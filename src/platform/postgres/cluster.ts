import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { databaseUser, type UnprivilegedUser } from './database-user.ts'
import { clusterFolder, type NativePostgres, nativePostgres } from './native-postgres.ts'

const run = promisify(execFile)

/** Location and programs of the embedded database. */
export type Cluster = {
  /** Holds `data`, PostgreSQL's own folder, and its log. */
  folder: string
  dataFolder: string
  password: string
  native: NativePostgres
  user: UnprivilegedUser | null
}

/** Superuser of the cluster: starts it, hands objects over, takes backups. */
const keeper = 'kittel'
/** Owner of the site's database, without any rights beyond it. */
export const owner = 'kittel_site'
export const databaseName = 'kittel'

/** The cluster of `dataDir`; initialised when there is none. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const secret = join(dataDir, 'postgres-password')
  if (!existsSync(secret)) writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
  const cluster = { ...(await locateCluster(dataDir)), password: readFileSync(secret, 'utf8').trim() }
  if (!existsSync(join(cluster.dataFolder, 'PG_VERSION'))) await initialise(cluster)
  return cluster
}

export async function locateCluster(dataDir: string): Promise<Omit<Cluster, 'password'>> {
  const user = databaseUser()
  const folder = clusterFolder(dataDir, user)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return { folder, dataFolder: join(folder, 'data'), user, native: await nativePostgres(user) }
}

/** Connection URL of a database in the cluster, for the site's owner account or the superuser. */
export function clusterUrl(
  { password }: Pick<Cluster, 'password'>,
  port: number,
  as: 'owner' | 'keeper',
  database = databaseName,
): string {
  return `postgres://${as === 'owner' ? owner : keeper}:${password}@127.0.0.1:${port}/${database}`
}

async function initialise({ folder, dataFolder, user, password, native }: Cluster): Promise<void> {
  const unfinished = join(folder, 'data.new')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const passwordFile = join(folder, 'password.new')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [folder, unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const access = [`--username=${keeper}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    await run(native.initdb, [`--pgdata=${unfinished}`, ...options, ...access], {
      ...(user ?? {}),
      cwd: folder,
    })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  // Renamed only when complete: an interrupted initialisation leaves nothing behind and starts over.
  renameSync(unfinished, dataFolder)
}
