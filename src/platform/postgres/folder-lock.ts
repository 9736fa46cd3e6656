import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../process/start-error.ts'

/** A lock held by the operating system for this process: released whenever the process ends, however it ends. */
export type FolderLock = { release(): void }

/**
 * `starting`: someone is starting or stopping the folder's database · `site`: a site runs on it · `database`: someone uses its database
 * (shared)
 */
type LockName = 'starting' | 'site' | 'database'

const waitMs = 90_000
const busy = 5
const notADatabase = 26

/**
 * Tries to take a lock of a folder, `alone` (exclusive) or `shared`; null when it is held by someone else. Node cannot lock files itself;
 * these are SQLite's locks on an empty file (decision 0024).
 * @throws {StartError} when the folder is not writable, or its file system has no locks.
 */
export function lockFolder(folder: string, name: LockName, mode: 'alone' | 'shared'): FolderLock | null {
  const path = join(folder, 'locks', name)
  try {
    mkdirSync(join(folder, 'locks'), { recursive: true })
    return take(path, mode)
  } catch (error) {
    if (errcodeOf(error) === busy) return null
    if (errcodeOf(error) !== notADatabase) throw unlockable(path, error)
    // A non-empty file is not one of our locks and cannot be held by anyone: we never write to them.
    rmSync(path, { force: true })
    return take(path, mode)
  }
}

/** Runs `work` while no other process starts or stops the folder's database; waits for up to 90 s. @throws {StartError} */
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
    // Nothing is ever written: taking a lock needs no disk space.
    file.exec('pragma journal_mode = memory')
    file.exec(mode === 'alone' ? 'begin exclusive' : 'begin')
    // SQLite acquires the shared lock with the first read of a transaction.
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
  // The low byte is the primary result code; the rest are extended codes.
  return code & 255
}

function unlockable(path: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(
    `${path} cannot be locked: ${reason}. The account that starts the site must own DATA_DIR, and its file system must support locks.`,
    { cause: error },
  )
}
