import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL writes down of itself beside its files while it runs; a crash leaves it behind. */
export type Postmaster = { pid: number; port: number }

const portLine = 3

/** The server of these files as its pid file tells, or null when there is none, or the file is about nobody who is there. */
export function readPostmaster(dataFolder: string): Postmaster | null {
  const lines = readLines(join(dataFolder, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid) || !isServerOf(pid, dataFolder)) return null
  return { pid, port: Number(lines[portLine]) || 0 }
}

/**
 * Removes a pid file that is about nobody: PostgreSQL itself refuses to start for as long as any process has the number in it, also
 * one that has come after. To be called only when {@link readPostmaster} found none, under the folder's lock.
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

/** A server works in the folder of its files and names it in its command; another process that got its number does neither. */
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
