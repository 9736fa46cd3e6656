import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` while no other process runs under the same folder's lock; waits for up to 90 s. A lock whose process is gone
 * is taken over. Meant for the short moments of starting and stopping, not for the life of a site.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const path = join(folder, 'start.lock')
  mkdirSync(folder, { recursive: true })
  for (let tries = 0; !take(path); tries++) {
    if (tries > 900)
      throw new Error(
        `Another process has been starting in ${folder} for 90 s: remove ${path} if it is gone.`,
      )
    await pause(100)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isHeld(path)) return false
    rmSync(path, { force: true })
    return false
  }
}

function isHeld(path: string): boolean {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    // An empty file is one that its owner is just writing.
    if (!pid) return true
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
