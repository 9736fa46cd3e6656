import { restoreBackup } from '../platform/postgres/backup.ts'
import { runOnFolder } from './run-on-folder.ts'

await runOnFolder(
  `Restores a backup of "npm run backup" into DATA_DIR, which must not hold a database yet; the next start uses it.

  DATA_DIR=./restored npm run restore -- BACKUP

  BACKUP  the folder of one backup, with its manifest.json`,
  'restored',
  (env, backup) => restoreBackup(backup, env.DATA_DIR),
)
