import { makeBackup } from '../platform/postgres/backup.ts'
import { systemClock } from '../platform/process/clock.ts'
import { runOnFolder } from './run-on-folder.ts'

await runOnFolder(
  `Saves the database and all files of DATA_DIR into a new folder, while the site runs or not.

  npm run backup -- FOLDER

  FOLDER  where to create the folder of the backup; not in DATA_DIR`,
  'saved',
  async (env, target) => {
    const backup = await makeBackup(env.DATA_DIR, target, systemClock())
    if (env.S3_BUCKET)
      console.log(
        `Uploads lie in the bucket ${env.S3_BUCKET} and are not part of the backup: save them there.`,
      )
    return backup
  },
)
