import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeEmployer } from '../../../tests/factories/employer.ts'
import { ads, feedOf, manyAds, monday } from '../../../tests/feeds/feed-trial.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { limits } from '../../config/limits.ts'
import type { Database } from '../../db/client.ts'
import { importFeed } from './import-feed.ts'

const db = await testDatabase()

afterEach(() => vi.unstubAllEnvs())

async function bringIn(document: Uint8Array, asked: Database = db) {
  const employerId = await makeEmployer(db)
  // In chunks, as they arrive over a network.
  const pieces = Array.from({ length: Math.ceil(document.length / 10_000) }, (_, index) =>
    document.subarray(index * 10_000, (index + 1) * 10_000),
  )
  const ctx = testContext(asked, { now: monday })
  return importFeed(ctx, { source: Readable.from(pieces), employer: { id: employerId } })
}

/** The same database, recording its statements. */
function listenTo(statements: string[]): Database {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
}

describe('a small feed', () => {
  it('is read without a file, packed or not', async () => {
    vi.stubEnv('TMPDIR', '/nowhere')
    const document = Buffer.from(feedOf(ads('A', 'B')))
    expect(await bringIn(document)).toMatchObject({ new: 2, failed: 0, complete: true })
    expect(await bringIn(gzipSync(document))).toMatchObject({ new: 2, failed: 0, complete: true })
  })

  it('asks the database twelve times, however many ads are in it', async () => {
    for (const count of [1, 50]) {
      const statements: string[] = []
      const result = await bringIn(Buffer.from(feedOf(manyAds(count))), listenTo(statements))
      expect(result).toMatchObject({ new: count })
      expect(statements.length).toBeLessThanOrEqual(12)
    }
  })
})

describe('a feed that is not small any more', () => {
  it('brings in every ad of it, once', async () => {
    const document = Buffer.from(feedOf(manyAds(4_000)))
    expect(document.length).toBeGreaterThan(limits.feedHeldBytes)
    const result = await bringIn(document)
    expect(result).toMatchObject({ new: 4_000, duplicates: 0, failed: 0, complete: true })
  })
})
