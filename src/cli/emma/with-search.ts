import { join } from 'node:path'
import { loadDemoIfEmpty } from '../../boot/load-demo-if-empty.ts'
import { progressOnTerminal } from '../../boot/progress.ts'
import { guest } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import { openJobSearch } from '../../domain/job-search/open-job-search.ts'
import { systemClock } from '../../platform/process/clock.ts'
import { withContext } from '../with-context.ts'

/**
 * Runs `work` as a guest of the site, with the search: on the data of a running site or of none. An empty folder gets the demo content first, as
 * at the first start of the site. Progress goes to standard error.
 */
export async function withSearch<T>(work: (ctx: Context) => Promise<T>): Promise<T> {
  return withContext(async (base, { env, database }) => {
    const { url } = database
    const show = progressOnTerminal(process.stderr)
    await loadDemoIfEmpty(env, { isEmbedded: database.embedded !== null, url }, base, show)
    const index = await openJobSearch({
      db: database.db,
      databaseUrl: url,
      folder: join(env.DATA_DIR, 'search'),
      log: base.log,
      now: systemClock,
      onProgress: ({ done, total }) => show('Building the search index', done, total),
    })
    try {
      return await work({ ...base, actor: guest, search: index.search })
    } finally {
      await index.close()
    }
  })
}
