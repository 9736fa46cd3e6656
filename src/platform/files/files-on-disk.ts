import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { hourMs } from '../../basics/time.ts'
import { type FileStore, nameOfKey } from './files.ts'

/**
 * Files below `folder`, sharded by the first four digits of the hash. Each is written under a temporary name, synced and renamed: complete
 * or absent, even after a crash.
 */
export function filesOnDisk(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name)
  return {
    put: async (key, bytes) => {
      const path = pathOf(nameOfKey(key))
      if (await exists(path)) return
      await makeFolder(dirname(path))
      await writeWhole(path, join(folder, 'unfinished'), bytes)
    },
    open: async key => {
      const path = pathOf(nameOfKey(key))
      const file = await open(path, 'r').catch(nullWhenMissing)
      if (!file) return null
      const stream = createReadStream(path, { fd: file })
      // The cast: Node's type of a web stream differs from the browser's in name only.
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>
    },
    remove: async place => {
      const path = pathOf(nameOfKey({ place }))
      const names = (await readdir(dirname(path)).catch(nullWhenMissing)) ?? []
      // The original last: as long as it exists, an interrupted removal is found and resumed.
      const own = names.filter(name => name.startsWith(place)).sort((one, other) => other.length - one.length)
      for (const name of own) await unlink(join(dirname(path), name)).catch(nullWhenMissing)
    },
    list: before => originalsIn(folder, before),
  }
}

async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true })
  for (let at = path; firstMade && at.length >= firstMade.length; at = dirname(at))
    await flushFolder(dirname(at))
}

async function writeWhole(path: string, temporaryFolder: string, bytes: Uint8Array): Promise<void> {
  await mkdir(temporaryFolder, { recursive: true })
  const temporary = join(temporaryFolder, randomBytes(12).toString('hex'))
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
    await flushFolder(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** The directory entry has to reach the disk too. Windows cannot sync folders. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* originalsIn(folder: string, before: Date): AsyncIterable<string> {
  await removeUnfinished(join(folder, 'unfinished'), before)
  const entries = await opendir(folder, { recursive: true }).catch(nullWhenMissing)
  if (!entries) return
  for await (const entry of entries) {
    if (!/^[0-9a-f]{64}$/.test(entry.name)) continue
    const facts = await stat(join(entry.parentPath, entry.name)).catch(nullWhenMissing)
    if (facts && facts.mtime < before) yield entry.name
  }
}

/** Temporary files of a process that was killed while writing; nothing refers to them. */
async function removeUnfinished(folder: string, before: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
    const facts = await stat(join(folder, name)).catch(nullWhenMissing)
    if (facts && facts.mtimeMs < before.getTime() - hourMs) await rm(join(folder, name), { force: true })
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(nullWhenMissing)) !== null
}

function nullWhenMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
