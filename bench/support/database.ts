import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { domainHooks } from '../../src/boot/domain-hooks.ts'
import { connect, type Database } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { type Actor, system } from '../../src/domain/caller/actor.ts'
import { noClient } from '../../src/domain/caller/client.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { noLinks } from '../../src/domain/caller/links.ts'
import { noSearchCounter } from '../../src/domain/caller/search-counter.ts'
import { noShop } from '../../src/domain/caller/shop.ts'
import { usualSupport } from '../../src/domain/caller/support-settings.ts'
import { everythingOn } from '../../src/domain/caller/switches.ts'
import { noJobSearch } from '../../src/domain/job-search/open-job-search.ts'
import { documentReader } from '../../src/feed-format/document-reader.ts'
import { closedRealms } from '../../src/platform/auth/closed-realms.ts'
import { filesOnDisk } from '../../src/platform/files/files-on-disk.ts'
import { closedTransport } from '../../src/platform/messages/mailer.ts'
import { closedFetcher } from '../../src/platform/network/fetcher.ts'
import { openEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts'
import { createLog } from '../../src/platform/process/log.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs'

/** A new migrated, empty database in a temporary folder, and a context for it; `close` removes both. */
export async function openBench(name: string, { actor = system as Actor, connections = 3 } = {}) {
  const folder = temporaryFolder(`bench-${name}`)
  const server = await openEmbeddedPostgres(join(folder, 'data'))
  const db = connect(server.url, connections)
  await migrate(db)
  const ctx: Context = { ...benchContext(db, folder), actor }
  const close = async () => {
    await db.destroy()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ctx, db, folder, databaseUrl: server.url, close }
}

/** A system context; enqueued tasks are discarded. */
export function benchContext(db: Database, folder: string): Context {
  const tasks: Context['tasks'] = { enqueue: async () => {}, within: () => tasks }
  return {
    actor: system,
    client: noClient,
    db,
    search: noJobSearch,
    realms: closedRealms,
    links: noLinks,
    transport: closedTransport,
    files: filesOnDisk(join(folder, 'files')),
    disk: { read: async () => ({ freeBytes: 1e12, leastFreeBytes: 0 }) },
    scanner: null,
    languageModel: null,
    fetcher: closedFetcher,
    documents: documentReader,
    hooks: domainHooks,
    support: usualSupport,
    shop: noShop,
    tasks,
    switches: everythingOn,
    searchCounter: noSearchCounter,
    now: () => new Date(),
    locale: 'en',
    log: createLog('silent'),
  }
}
