// A whole night of alerts on a real database: `npm run bench:alert-run -- [--alerts 100000] [--ads 500]`. New jobs are matched with all
// alerts and every digest is written to the outbox, in the site's process; the impact on the site shows in how long the event loop was
// blocked. Gates count our own processor time, because the machine may be shared.

import { rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { domainHooks } from '../src/boot/domain-hooks.ts'
import { connect } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { matchNewJobs } from '../src/domain/alerts/match-new-jobs.ts'
import { writeAlertMails } from '../src/domain/alerts/write-alert-mails.ts'
import { noClient } from '../src/domain/caller/client.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { noLinks } from '../src/domain/caller/links.ts'
import { noSearchCounter } from '../src/domain/caller/search-counter.ts'
import { noShop } from '../src/domain/caller/shop.ts'
import { usualSupport } from '../src/domain/caller/support-settings.ts'
import { everythingOn } from '../src/domain/caller/switches.ts'
import { openJobSearch } from '../src/domain/job-search/open-job-search.ts'
import { documentReader } from '../src/feed-format/document-reader.ts'
import { closedRealms } from '../src/platform/auth/closed-realms.ts'
import { openSecretBox } from '../src/platform/auth/secret-box.ts'
import { filesOnDisk } from '../src/platform/files/files-on-disk.ts'
import { closedTransport } from '../src/platform/messages/mailer.ts'
import { closedFetcher } from '../src/platform/network/fetcher.ts'
import { openEmbeddedPostgres } from '../src/platform/postgres/embedded-postgres.ts'
import { createLog } from '../src/platform/process/log.ts'
import { temporaryFolder } from '../tests/support/temporary-folder.mjs'
import { judge } from './support/gates.ts'
import { fillAds, fillAlerts } from './support/many-alerts.ts'

const { values: words } = parseArgs({
  options: { alerts: { type: 'string', default: '100000' }, ads: { type: 'string', default: '500' } },
})
const alerts = Number(words.alerts)
const ads = Number(words.ads)
const folder = temporaryFolder('bench-alerts')
const server = await openEmbeddedPostgres(join(folder, 'data'))
const db = connect(server.url, 10)
await migrate(db)
let now = new Date('2026-11-20T12:00:00Z')
const log = createLog('silent')
const index = await openJobSearch({
  db,
  databaseUrl: server.url,
  folder: join(folder, 'search'),
  log,
  now: () => now,
})
const ctx: Context = {
  actor: { kind: 'system' },
  client: noClient,
  db,
  switches: everythingOn,
  searchCounter: noSearchCounter,
  search: index.search,
  // Only what signs the links in the mails; everything else stays closed.
  realms: Object.create(closedRealms, {
    secretBox: { value: openSecretBox('a secret of the bench, long enough') },
  }),
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
  tasks: { enqueue: async () => {}, within: () => ctx.tasks },
  now: () => now,
  locale: 'de',
  log,
}

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
console.log(
  `machine load before: ${loadavg()
    .map(load => load.toFixed(1))
    .join(', ')}\n`,
)
await matchNewJobs(ctx)
await fillAlerts(db, alerts, now)
await fillAds(db, { ads, publishedAt: now })
await sql`analyze`.execute(db)
await index.caughtUp()
const idleMb = process.memoryUsage.rss() / 1e6

const matching = await measured('matched', () => matchNewJobs(ctx))
now = new Date('2026-11-21T07:00:10Z')
const writing = await measured('written', () => writeAlertMails(ctx))
const again = await measured('written again', () => writeAlertMails(ctx))
const { rows } = await sql<{ mails: number; most: number }>`
  select count(*)::int as mails, (select max(jobs) from alert_mails) as most from messages`.execute(db)
console.log(`${rows[0]?.mails} mails in the outbox, at most ${rows[0]?.most} ads in one`)
console.log(
  `machine load after: ${loadavg()
    .map(load => load.toFixed(1))
    .join(', ')}\n`,
)
const holds = judge([
  { name: 'matching, own processor time', found: matching.ownSeconds, limit: 20, at: 'most', unit: ' s' },
  {
    name: 'digests per second of own processor time',
    found: writing.count / writing.ownSeconds,
    limit: 3_000,
    at: 'least',
  },
  { name: 'duplicate mails', found: again.count, limit: 0, at: 'most' },
  { name: 'missing digests', found: writing.count - (rows[0]?.mails ?? 0), limit: 0, at: 'most' },
  {
    name: 'memory above idle',
    found: Math.max(matching.mostMb, writing.mostMb) - idleMb,
    limit: 300,
    at: 'most',
    unit: ' MB',
  },
  {
    name: 'event loop blocked (p95)',
    found: Math.max(matching.heldMs, writing.heldMs),
    limit: 50,
    at: 'most',
    unit: ' ms',
  },
])
console.log(holds ? 'PASS' : 'FAIL')
await index.close()
await db.destroy()
await server.stop()
await rm(folder, { recursive: true, force: true })
process.exit(holds ? 0 : 1)

async function measured(name: string, work: () => Promise<number>) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let mostMb = 0
  const sampler = setInterval(() => {
    mostMb = Math.max(mostMb, process.memoryUsage.rss() / 1e6)
  }, 50)
  const cpu = process.cpuUsage()
  delay.enable()
  const begun = performance.now()
  const count = await work()
  const seconds = (performance.now() - begun) / 1_000
  delay.disable()
  clearInterval(sampler)
  const { user, system } = process.cpuUsage(cpu)
  const ownSeconds = (user + system) / 1e6
  const heldMs = delay.percentile(95) / 1e6
  console.log(
    `${count} ${name} in ${seconds.toFixed(1)} s, of which ${ownSeconds.toFixed(1)} s of our own processor time; ` +
      `event loop blocked ${heldMs.toFixed(0)} ms (p95), ${(delay.max / 1e6).toFixed(0)} ms at most; ${mostMb.toFixed(0)} MB`,
  )
  return { count, ownSeconds, heldMs, mostMb }
}
