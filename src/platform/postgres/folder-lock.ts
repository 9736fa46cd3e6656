import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../process/start-error.ts'

/** A lock that the operating system holds for this process: whatever ends the process ends it. */
export type FolderLock = { release(): void }

/**
 * `starting`: somebody starts or stops the database of the folder · `site`: a site runs on it · `database`: somebody uses its
 * database (shared by all who do).
 */
type LockName = 'starting' | 'site' | 'database'

const waitMs = 90_000
const busy = 5
const notADatabase = 26

/**
 * Takes a lock of a folder at once, `alone` or `shared` with others who share it; null when somebody else is in the way. Node itself
 * can not lock files; the locks are those that SQLite takes on an empty file (decision 0024).
 * @throws {StartError} when the folder can not be written to, or its file system knows no locks.
 */
export function lockFolder(folder: string, name: LockName, mode: 'alone' | 'shared'): FolderLock | null {
  const path = join(folder, 'locks', name)
  try {
    mkdirSync(join(folder, 'locks'), { recursive: true })
    return take(path, mode)
  } catch (error) {
    if (errcodeOf(error) === busy) return null
    if (errcodeOf(error) !== notADatabase) throw unlockable(path, error)
    // Nobody can hold a file in which something else stands: nothing of ours ever writes into it.
    rmSync(path, { force: true })
    return take(path, mode)
  }
}

/** Runs `work` while no other process starts or stops the database of the folder; waits for up to 90 s. @throws {StartError} */
export async function whileStarting<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const begunMs = performance.now()
  let lock = lockFolder(folder, 'starting', 'alone')
  while (!lock) {
    if (performance.now() - begunMs > waitMs)
      throw new StartError(
        `Another process has been starting or stopping the database in ${folder} for ${waitMs / 1000} s. End it and try again.`,
      )
    await pause(100)
    lock = lockFolder(folder, 'starting', 'alone')
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

function take(path: string, mode: 'alone' | 'shared'): FolderLock {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    // Nothing of it is ever written: a lock needs no room on the disk.
    file.exec('pragma journal_mode = memory')
    file.exec(mode === 'alone' ? 'begin exclusive' : 'begin')
    // A transaction takes its share with the first thing that it reads.
    file.prepare('select count(*) from sqlite_schema').get()
  } catch (error) {
    file.close()
    throw error
  }
  return {
    release: () => {
      if (file.isOpen) file.close()
    },
  }
}

function errcodeOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  // The lower byte is the kind, the rest says where.
  return code & 255
}

function unlockable(path: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(
    `${path} can not be locked: ${reason}. The account that starts the site must own DATA_DIR, and its file system must know locks.`,
    { cause: error },
  )
}
