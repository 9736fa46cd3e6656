import { withAccounts } from '../boot/open-accounts.ts'
import { type OpenDatabase, openDatabase } from '../boot/open-database.ts'
import { openFiles } from '../boot/open-files.ts'
import { openModel } from '../boot/open-model.ts'
import { processContext } from '../boot/process-context.ts'
import { type Env, EnvError, loadEnv } from '../config/env.ts'
import type { Context } from '../domain/caller/context.ts'
import { everythingOn } from '../domain/caller/switches.ts'
import { documentReader } from '../feed-format/document-reader.ts'
import { closedTransport } from '../platform/messages/mailer.ts'
import { closedFetcher } from '../platform/network/fetcher.ts'
import { createLog } from '../platform/process/log.ts'
import { StartError } from '../platform/process/start-error.ts'
import { openTaskQueue } from '../platform/process/task-queue.ts'
import { readPlacesFrom } from '../vocabulary/places/place-table.ts'
import { taskNames } from '../worker/registry.ts'

type Opened = { env: Env; database: OpenDatabase }

/**
 * Runs `work` as the operator, on the database of a running site or on one started just for it, and closes it again. Configuration errors
 * are printed without a stack trace and exit with code 2.
 */
export async function withContext<T>(work: (ctx: Context, opened: Opened) => Promise<T>): Promise<T> {
  const env = loadEnvOrExit()
  const log = createLog(env.LOG_LEVEL)
  readPlacesFrom(env.DATA_DIR)
  const database = await openDatabase(env, 'command').catch(exitOnStartError)
  const tasks = await openTaskQueue(database.url, taskNames, log)
  try {
    const ctx = await withAccounts(env, {
      ...processContext,
      db: database.db,
      transport: closedTransport,
      ...(await openFiles(env)),
      languageModel: openModel(env),
      fetcher: closedFetcher,
      documents: documentReader,
      tasks: tasks.queue,
      switches: everythingOn,
      locale: 'en',
      log,
    })
    return await work(ctx, { env, database })
  } finally {
    await tasks.close()
    await database.close()
  }
}

function loadEnvOrExit() {
  try {
    return loadEnv()
  } catch (error) {
    return exitOnStartError(error)
  }
}

function exitOnStartError(error: unknown): never {
  if (!(error instanceof StartError || error instanceof EnvError)) throw error
  console.error(error.message)
  process.exit(2)
}
