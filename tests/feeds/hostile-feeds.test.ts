import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { importFeed } from '../../src/domain/feeds/import-feed.ts'
import { testContext } from '../support/context.ts'
import { testDatabase } from '../support/database.ts'
import { hostileFeeds } from './hostile-feeds.ts'
import { oddFeeds } from './odd-feeds.ts'

const db = await testDatabase()

describe('the importer survives', () => {
  for (const feed of [...hostileFeeds, ...oddFeeds])
    it(feed.name, async () => {
      const employer = { name: `Klinik ${feed.name}` }
      const start = performance.now()
      const result = await importFeed(testContext(db), {
        source: Readable.from([Buffer.from(feed.make())]),
        employer,
      })
      const [min, max] = typeof feed.jobs === 'number' ? [feed.jobs, feed.jobs] : feed.jobs
      const said = JSON.stringify(result).slice(0, 2_000)
      expect(result.successful, said).toBeGreaterThanOrEqual(min)
      expect(result.successful, said).toBeLessThanOrEqual(max)
      if (feed.reason) expect(result.failures[0]?.reason ?? result.reason).toMatchObject(feed.reason)
      expect(performance.now() - start).toBeLessThan(10_000)
      const stored = await db
        .selectFrom('jobs')
        .innerJoin('employers', 'employers.id', 'jobs.employer_id')
        .selectAll('jobs')
        .where('employers.name', '=', employer.name)
        .execute()
      expect(JSON.stringify(stored)).not.toMatch(/<script|onerror|onmouseover|\u202e|\ufffd/)
    })
})
