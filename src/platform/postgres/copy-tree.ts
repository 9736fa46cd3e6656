import { copyFile, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

type Choices = {
  /** Whether a path relative to the folder (`base/16384/2619`) is left out. */
  leaveOut?: (path: string) => boolean
  /** Keep existing files at the target unchanged. */
  keep?: boolean
}

/** Copies a folder whose files may grow, shrink and vanish meanwhile: files that are gone when their turn comes are skipped. */
export async function copyTree(from: string, to: string, choices: Choices = {}, path = ''): Promise<void> {
  await mkdir(join(to, path), { recursive: true, mode: 0o700 })
  for (const entry of await readdir(join(from, path), { withFileTypes: true }).catch(noneWhenGone)) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`
    if (choices.leaveOut?.(inner)) continue
    if (entry.isDirectory()) await copyTree(from, to, choices, inner)
    else if (entry.isFile() && !(choices.keep && (await exists(join(to, inner)))))
      await copyFile(join(from, inner), join(to, inner)).catch(nothingWhenGone)
  }
}

/** All files below a folder with their sizes, sorted by name. */
export async function listTree(folder: string, path = ''): Promise<{ path: string; bytes: number }[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true })
  const found: { path: string; bytes: number }[] = []
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) found.push(...(await listTree(folder, inner)))
    else if (entry.isFile()) found.push({ path: inner, bytes: (await lstat(join(folder, inner))).size })
  }
  return found
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

function noneWhenGone(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}

function nothingWhenGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
