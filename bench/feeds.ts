// Feeds as a running site reads them: `npm run bench:feeds -- [--mb 200] [--feeds 50] [--ads 500]`. Starts a site with demo content, has it
// read one large and many small feeds at once, then all of them again unchanged, while requesting pages: measures how long people wait
// meanwhile, when search is up to date, and whether each job exists exactly once. Throughput and memory of an import alone are measured by
// bench/import.ts.
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { connect } from '../src/db/client.ts'
import { findOrCreateEmployer } from '../src/domain/employers/find-or-create-employer.ts'
import { importFromUrl } from '../src/domain/feeds/import-from-url.ts'
import { runFeedNow } from '../src/domain/feeds/runs/request-run.ts'
import { openEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts'
import { createLog } from '../src/platform/process/log.ts'
import { openTaskSender } from '../src/platform/process/task-queue.ts'
import { writeBigFeed } from './support/big-feed.ts'
import { benchContext } from './support/database.ts'
import { serveFiles } from './support/feed-host.ts'
import { countAds, findTotal, peakMb, runsSince, untilNoneIsOpen } from './support/feed-measures.ts'
import { judge } from './support/gates.ts'
import { pollPages } from './support/page-poll.ts'
import { benchSite } from './support/site.ts'

const { values: words } = parseArgs({
  options: {
    mb: { type: 'string', default: '200' },
    feeds: { type: 'string', default: '50' },
    ads: { type: 'string', default: '500' },
  },
})
const idleMs = 20_000
/** Average size of a job in the benchmark's feeds. */
const bytesAnAd = 1_655

const hosts = await serveFiles(Number(words.feeds) + 1)
const site = await benchSite([], { PRIVATE_HOSTS: hosts.names.join(',') })
if (!site.own) throw new Error('This benchmark needs a site that it starts itself')
const { folder, pid } = site.own
const server = await openEmbeddedPostgres(folder)
const db = connect(server.url, 4)
const tasks = await openTaskSender(server.url, createLog('silent'))
const ctx = { ...benchContext(db, folder), tasks }

let holds = false
try {
  const feeds = await writeFeeds()
  const ads = feeds.reduce((sum, feed) => sum + feed.ads, 0)
  const adsBefore = await countAds(db)
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
  console.log(
    `machine load ${loadavg()[0]?.toFixed(1)}; ${adsBefore.public} ads before; ${feeds[0]?.ads} ads in ${words.mb} MB and ${feeds.length - 1} feeds of about ${words.ads} ads\n`,
  )
  const idleMb = peakMb(pid())
  const idlePoll = pollPages(site.base)
  await wait(idleMs)
  const idle = await idlePoll.stop('idle')
  const first = await reading('new', feeds, async ({ url }, employerId) => {
    const { feedId } = await importFromUrl(ctx, { employerId, url, isForced: false })
    return feedId
  })
  const counts = await countAds(db)
  const again = await reading('unchanged', feeds, async (_, __, feedId) => {
    await runFeedNow(ctx, feedId)
    return feedId
  })
  const countsAgain = await countAds(db)
  const siteMb = peakMb(pid())
  console.log(`the site's memory: ${idleMb.toFixed(0)} MB at most before, ${siteMb.toFixed(0)} MB at the end`)
  holds = judge([
    { name: 'missing jobs', found: adsBefore.all + ads - counts.all, limit: 0, at: 'most' },
    { name: 'duplicate jobs', found: counts.double + countsAgain.double, limit: 0, at: 'most' },
    { name: 'jobs after the second read', found: countsAgain.all - counts.all, limit: 0, at: 'most' },
    { name: 'failed runs', found: first.failed + again.failed, limit: 0, at: 'most' },
    { name: 'search up to date after', found: first.searchSeconds, limit: 5, at: 'most', unit: ' s' },
    { name: 'p95 against idle, new', found: first.pages.p95 / idle.p95, limit: 2, at: 'most', unit: ' ×' },
    {
      name: 'p95 against idle, unchanged',
      found: again.pages.p95 / idle.p95,
      limit: 2,
      at: 'most',
      unit: ' ×',
    },
  ])
} finally {
  await db.destroy()
  await site.stop()
  hosts.close()
}
console.log(holds ? 'PASS' : 'FAIL')
process.exit(holds ? 0 : 1)

type Feed = { url: string; ads: number; name: string }

async function writeFeeds(): Promise<Feed[]> {
  const feeds: Feed[] = []
  for (const [number, host] of hosts.names.entries()) {
    const bytes = number === 0 ? Number(words.mb) * 1_000_000 : Number(words.ads) * bytesAnAd
    const path = join(folder, `bench-feed-${number}.xml`)
    const ads = await writeBigFeed(path, bytes)
    hosts.serve(number, path)
    feeds.push({ url: `http://${host}/feed.xml`, ads, name: `Klinikum ${number}` })
  }
  return feeds
}

/** Has all feeds read at once while pages are requested. @throws when search is not up to date two minutes after the last feed */
async function reading(
  name: string,
  feeds: Feed[],
  ask: (feed: Feed, employerId: number, feedId: number) => Promise<number>,
) {
  const poll = pollPages(site.base)
  const begun = performance.now()
  const since = new Date()
  for (const feed of feeds) {
    const employer = await findOrCreateEmployer(ctx, feed.name)
    const row = await db.selectFrom('feeds').select('id').where('url', '=', feed.url).executeTakeFirst()
    await ask(feed, employer.id, row?.id ?? 0)
  }
  await untilNoneIsOpen(db, since)
  const seconds = (performance.now() - begun) / 1000
  const done = performance.now()
  const { public: wanted } = await countAds(db)
  while ((await findTotal(site.base)) !== wanted) {
    if (performance.now() - done > 120_000) throw new Error('Search does not catch up')
    await wait(100)
  }
  const searchSeconds = (performance.now() - done) / 1000
  const pages = await poll.stop(name)
  const runs = await runsSince(db, since)
  const ads = runs.reduce((sum, run) => sum + run.successful, 0)
  const big = runs.toSorted((one, other) => other.successful - one.successful)[0]
  console.log(
    `${name}: ${ads} ads of ${runs.length} feeds in ${seconds.toFixed(1)} s = ${(ads / seconds).toFixed(0)}/s; the large one alone ${big?.successful} in ${big?.seconds.toFixed(1)} s; ` +
      `search up to date ${searchSeconds.toFixed(1)} s after; load ${loadavg()[0]?.toFixed(1)}`,
  )
  const failed = runs.filter(run => run.status !== 'succeeded').length
  return { perSecond: ads / seconds, searchSeconds, pages, failed }
}
