import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '../process/start-error.ts'
import { locateCluster } from './cluster.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyTree, listTree } from './copy-tree.ts'
import type { UnprivilegedUser } from './database-user.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { lockFolder, whileStarting } from './folder-lock.ts'
import { noteBackup } from './last-backup.ts'
import { majorOf } from './native-postgres.ts'

/** Parts of the data folder that are rebuilt, or copied in another way. */
const leftOut = /^(?:postgres|postgres-location|locks|search|start\.lock|last-backup\.txt)(?:\/|$)/

const manifestSchema = z.object({
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.number() })),
})

export type Backup = { folder: string; files: number; bytes: number }

/**
 * Saves the database and everything else of `dataDir` into a new folder below `target`, whether or not a site is running. The folder gets
 * its final name when complete, so that an interrupted backup is never mistaken for a whole one.
 * @throws {StartError} when the folders do not fit.
 */
export async function makeBackup(dataDir: string, target: string, at: Date): Promise<Backup> {
  if (!relative(resolve(dataDir), resolve(target)).startsWith('..'))
    throw new StartError(`${target} is inside DATA_DIR, which is being saved. Choose a folder elsewhere.`)
  if (!existsSync(join(dataDir, 'postgres-password')))
    throw new StartError(`There is no database in ${dataDir} yet: nothing to save.`)
  const folder = join(target, `kittel-${at.toISOString().replaceAll(/[:.]/g, '-')}`)
  const unfinished = `${folder}.unfinished`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const postgres = await openEmbeddedPostgres(dataDir)
  try {
    const data = join(unfinished, 'data')
    // Before and after the database: a file that a saved row refers to exists in one of the two passes.
    await copyTree(dataDir, data, { leaveOut: path => leftOut.test(path) })
    const database = join(unfinished, 'database')
    await copyCluster(postgres.keeperUrl, join(postgres.folder, 'data'), database)
    await copyTree(dataDir, data, { leaveOut: path => leftOut.test(path), keep: true })
    const files = await listTree(unfinished)
    const version = readFileSync(join(database, 'PG_VERSION'), 'utf8').trim()
    const manifest = { version: 1, madeAt: at.toISOString(), postgres: version, files }
    await writeFile(join(unfinished, 'manifest.json'), JSON.stringify(manifest))
    renameSync(unfinished, folder)
    noteBackup(dataDir, at)
    return { folder, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
  } finally {
    await postgres.stop()
  }
}

/**
 * Restores a backup into `dataDir`, which must not hold a database yet; the next start uses it.
 * @throws {StartError} when a site runs there, the folder is not empty, or the backup is incomplete.
 */
export async function restoreBackup(backup: string, dataDir: string): Promise<Backup> {
  const manifest = readManifest(backup)
  await checkWhole(backup, manifest.files)
  mkdirSync(dataDir, { recursive: true })
  const claim = lockFolder(dataDir, 'site', 'alone')
  if (!claim) throw new StartError(`A site runs on ${dataDir}. Stop it first.`)
  try {
    await whileStarting(dataDir, () => putBack(backup, dataDir, manifest.postgres))
  } finally {
    claim.release()
  }
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  return { folder: dataDir, files: manifest.files.length, bytes }
}

async function putBack(backup: string, dataDir: string, version: string): Promise<void> {
  const { folder, dataFolder, user, native } = await locateCluster(dataDir)
  if (existsSync(dataFolder))
    throw new StartError(
      `${dataDir} holds a database already, which would be lost. Set DATA_DIR to an empty folder, or move that one away first.`,
    )
  const major = majorOf(native)
  if (major !== version)
    throw new StartError(
      `The backup is of PostgreSQL ${version}, this version of the site runs ${major}. Restore it with the version of the site that made it.`,
    )
  await copyTree(join(backup, 'data'), dataDir)
  for (const name of ['postgres-password', 'demo-sign-ins.json'])
    if (existsSync(join(dataDir, name))) chmodSync(join(dataDir, name), 0o600)
  const unfinished = join(folder, 'data.new')
  rmSync(unfinished, { recursive: true, force: true })
  await copyTree(join(backup, 'database'), unfinished)
  if (user) giveTo(user, folder, unfinished)
  renameSync(unfinished, dataFolder)
}

function giveTo({ uid, gid }: UnprivilegedUser, folder: string, unfinished: string): void {
  const inside = readdirSync(unfinished, { recursive: true, encoding: 'utf8' })
  for (const path of [folder, unfinished, ...inside.map(name => join(unfinished, name))])
    chownSync(path, uid, gid)
}

function readManifest(backup: string): z.infer<typeof manifestSchema> {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')))
  } catch (error) {
    throw new StartError(
      `${backup} is not a backup, or an incomplete one: it has no readable manifest.json.`,
      { cause: error },
    )
  }
}

async function checkWhole(backup: string, files: { path: string; bytes: number }[]): Promise<void> {
  const there = new Map((await listTree(backup)).map(({ path, bytes }) => [path, bytes]))
  const damaged = files.filter(({ path, bytes }) => there.get(path) !== bytes)
  if (damaged.length > 0)
    throw new StartError(
      `The backup ${backup} is damaged: ${damaged.length} of its files are missing or have another size, the first is ${damaged[0]?.path}.`,
    )
}
