import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the data folder, and no part of a backup. */
const lastBackupFile = 'last-backup.txt'

export function noteBackup(dataDir: string, at: Date): void {
  writeFileSync(join(dataDir, lastBackupFile), `${at.toISOString()}\n`)
}

/** When the last backup of this folder was complete; null when there was none. */
export function readLastBackup(dataDir: string): Date | null {
  try {
    const at = new Date(readFileSync(join(dataDir, lastBackupFile), 'utf8').trim())
    return Number.isNaN(at.getTime()) ? null : at
  } catch {
    return null
  }
}
