import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder for what is thrown away in the end. The account that a database of its own runs under when root starts it can enter
 * it, so that the database's files stand in it and go with it, instead of in a place for folders that are closed.
 */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  chmodSync(folder, 0o711)
  return folder
}
