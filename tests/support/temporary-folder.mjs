import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A temporary folder. The account that runs an embedded database when started as root can access it, so that the database's files are in it
 * and removed with it, instead of in the fallback location for inaccessible folders.
 */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  chmodSync(folder, 0o711)
  return folder
}
