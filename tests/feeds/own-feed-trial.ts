import type { Database } from '../../src/db/client.ts'
import { noShop } from '../../src/domain/caller/shop.ts'
import { createFeed } from '../../src/domain/feeds/create-feed.ts'
import { listRunRows } from '../../src/domain/feeds/runs/feed-run.queries.ts'
import { runFeedNow, startFeed } from '../../src/domain/feeds/runs/request-run.ts'
import { runFeeds } from '../../src/domain/feeds/runs/run-feeds.ts'
import { testContext } from '../support/context.ts'
import { answering, feedServer, loopbackFetcher } from '../support/feed-server.ts'
import { filesInMemory } from '../support/files.ts'
import { monday } from './feed-trial.ts'

/** Feeds that an employer keeps, read from a server on this machine. `reset` must run before each test: it makes a new employer. */
export async function ownFeedTrial(db: Database, shop = noShop) {
  const server = await feedServer()
  const files = filesInMemory()
  let count = 0
  const trial = {
    server,
    employerId: 0,
    employerName: '',
    feedId: 0,
    at: (now: Date) => ({ ...testContext(db, { now, files, fetcher: loopbackFetcher }), shop }),
    work: (now = monday, kept = files) => runFeeds({ ...trial.at(now), files: kept }, loopbackFetcher),
    lastRun: async () => (await listRunRows(db, trial.feedId, 1))[0],
    jobs: () =>
      db.selectFrom('jobs').selectAll().where('feed_id', '=', trial.feedId).orderBy('external_id').execute(),
    statuses: async () => (await trial.jobs()).map(job => `${job.external_id}: ${job.status}`),
    async reset(): Promise<void> {
      // Feeds of earlier tests must be neither due nor at the same host.
      await db.updateTable('feeds').set({ next_run_at: null, url: null }).execute()
      count++
      trial.employerName = `Klinik ${count}`
      const { id } = await db
        .insertInto('employers')
        .values({ name: trial.employerName, slug: `klinik-${count}` })
        .returning('id')
        .executeTakeFirstOrThrow()
      trial.employerId = id
    },
    async setUp(document: string): Promise<void> {
      server.answer = answering(document)
      const source = { url: server.url }
      const created = await createFeed(trial.at(monday), { employerId: trial.employerId, name: '', source })
      trial.feedId = created.feedId
      await trial.work()
    },
    async begun(document: string): Promise<void> {
      await trial.setUp(document)
      await startFeed(trial.at(monday), trial.feedId)
      await trial.work()
    },
    async readAgain(document: string, now: Date): Promise<void> {
      server.answer = answering(document)
      await runFeedNow(trial.at(now), trial.feedId)
      await trial.work(now)
    },
  }
  return trial
}
