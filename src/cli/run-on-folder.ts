import { resolve } from 'node:path'
import { type Env, EnvError, loadEnv } from '../config/env.ts'
import type { Backup } from '../platform/postgres/backup.ts'
import { StartError } from '../platform/process/start-error.ts'

/**
 * Runs a command on the data folder as a whole, with the one folder named on its command line. Mistakes are printed without a stack trace
 * and exit with code 2.
 */
export async function runOnFolder(
  usage: string,
  done: string,
  work: (env: Env, folder: string) => Promise<Backup>,
): Promise<void> {
  const [folder, ...more] = process.argv.slice(2)
  if (folder === undefined || more.length > 0 || folder.startsWith('-')) return fail(usage)
  try {
    const env = loadEnv()
    if (env.DATABASE_URL) return fail(ownDatabase)
    const { folder: where, files, bytes } = await work(env, resolve(folder))
    console.log(`${files} files with ${Math.ceil(bytes / 1_000_000)} MB ${done}: ${where}`)
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvError)) throw error
    fail(error.message)
  }
}

const ownDatabase =
  'DATABASE_URL is set: save that database with its own tools (such as pg_dump), and DATA_DIR/files or the bucket as well.'

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
