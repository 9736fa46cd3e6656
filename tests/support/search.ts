import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { connect } from '../../src/db/client.ts'
import type { Context } from '../../src/domain/caller/context.ts'
import { type OpenJobSearch, openJobSearch } from '../../src/domain/job-search/open-job-search.ts'
import { createLog } from '../../src/platform/process/log.ts'
import { testContext } from './context.ts'
import { testDatabaseUrl } from './database.ts'

/** A new database with a search index that follows it, as in one web process; `found()` waits until the index is up to date. */
export async function testSite(choices: Parameters<typeof testContext>[1] = {}) {
  const databaseUrl = await testDatabaseUrl()
  const db = connect(databaseUrl, 5)
  const around = mkdtempSync(join(tmpdir(), 'kittel-search-'))
  const folder = join(around, 'index')
  const openIndex = (ownFolder = folder): Promise<OpenJobSearch> => {
    const now = () => choices.now ?? new Date('2026-11-21T08:00:00Z')
    return openJobSearch({ db, databaseUrl, folder: ownFolder, log: createLog('silent'), now })
  }
  const index = await openIndex()
  afterAll(async () => {
    await index.close()
    await db.destroy()
    rmSync(around, { recursive: true, force: true })
  })
  const ctx: Context = testContext(db, { ...choices, search: index.search })
  return { ctx, db, databaseUrl, folder, index, openIndex, found: () => index.caughtUp() }
}
