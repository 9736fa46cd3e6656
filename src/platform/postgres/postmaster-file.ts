import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL records about itself beside its data files while it runs; a crash leaves it behind. */
export type Postmaster = { pid: number; port: number }

const portLine = 3

/** The server of these files according to its pid file; null when there is none, or the process is gone or another one. */
export function readPostmaster(dataFolder: string): Postmaster | null {
  const lines = readLines(join(dataFolder, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || !isServerOf(pid, dataFolder)) return null
  return { pid, port: Number(lines[portLine]) || 0 }
}

/**
 * Removes a stale pid file: PostgreSQL refuses to start while any process has that pid, including an unrelated one that got it later. Call
 * it only when {@link readPostmaster} found none, while holding the folder's lock.
 */
export function removeStalePidFile(dataFolder: string): void {
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true })
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A server runs in its data folder and names it on its command line; an unrelated process that got its pid does neither. */
function isServerOf(pid: number, dataFolder: string): boolean {
  const folder = realpathSync(dataFolder)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    const command = commandOf(pid)
    return command.includes(dataFolder) || command.includes(folder)
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    try {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    } catch {
      return ''
    }
  }
}
