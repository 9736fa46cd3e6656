import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { closedDoors } from '../../src/domain/accounts/doors.ts'
import { type Actor, system } from '../../src/domain/actor.ts'
import type { Context } from '../../src/domain/context.ts'
import { noJobSearch } from '../../src/domain/jobs/open-job-search.ts'
import { noLinks } from '../../src/domain/links.ts'
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres.ts'
import { closedFetcher } from '../../src/platform/fetcher.ts'
import { filesOnDisk } from '../../src/platform/files-on-disk.ts'
import { createLog } from '../../src/platform/log.ts'
import { closedPost } from '../../src/platform/mailer.ts'

/** A new database with all tables and no rows in a folder of its own, and a context that asks it; both go with `close`. */
export async function openBench(name: string, { actor = system as Actor, connections = 3 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), `bench-${name}-`))
  const server = await openEmbeddedPostgres(join(folder, 'data'))
  const db = connect(server.url, connections)
  await migrate(db)
  const ctx: Context = {
    actor,
    db,
    search: noJobSearch,
    doors: closedDoors,
    links: noLinks,
    post: closedPost,
    files: filesOnDisk(join(folder, 'files')),
    scanner: null,
    fetcher: closedFetcher,
    tasks: { enqueue: async () => {}, within: () => ctx.tasks },
    now: () => new Date(),
    locale: 'en',
    log: createLog('silent'),
  }
  const close = async () => {
    await db.destroy()
    await server.stop(async () => false)
    await rm(folder, { recursive: true, force: true })
  }
  return { ctx, db, folder, databaseUrl: server.url, close }
}
