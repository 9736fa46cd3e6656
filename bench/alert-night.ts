// The site's pages over HTTP, idle and while its own tasks match new jobs with all alerts and write a digest for each: `npm run
// bench:alert-night -- [--alerts 100000] [--ads 500] [--seconds 30]`. Requests arrive at a steady rate, whether or not earlier ones were
// answered; pages delayed by a task are reported. Fails when a gate fails.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { dayMs } from '../src/basics/time.ts'
import { matchNewJobs } from '../src/domain/alerts/match-new-jobs.ts'
import { openBench } from './support/database.ts'
import { judge } from './support/gates.ts'
import { fillAds, fillAlerts } from './support/many-alerts.ts'
import { percentile } from './support/measure.ts'
import { benchSite } from './support/site.ts'

const { values: words } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    ads: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
  },
})
const alerts = Number(words.alerts)
const ads = Number(words.ads)
const oldAds = 2_000
const everyMs = 50
/** A wait longer than this means that a task is stuck: even a slow machine finishes a night of this size sooner. */
const stuckMs = 1_800_000

type Phase = { name: string; p50: number; p95: number; errors: number }

const bench = await openBench('alert-night', { connections: 4 })
const { db } = bench
await fillAds(db, { ads: oldAds, publishedAt: new Date(Date.now() - 3 * dayMs) })
// The first run consumes the changes so far: only jobs published later count as new.
await matchNewJobs(bench.ctx)
await fillAlerts(db, alerts, new Date())
await sql`analyze`.execute(db)
const site = await benchSite([], {
  DATABASE_URL: bench.databaseUrl,
  DATA_DIR: join(bench.folder, 'site'),
  DEMO: 'off',
})
let holds = false
try {
  console.log(`${alerts} alerts, ${ads} new ads, one page every ${everyMs} ms; load ${load()}\n`)
  await visitors('warm-up', () => wait(5_000))
  const idle = await visitors('idle', () => wait(Number(words.seconds) * 1_000))
  await fillAds(db, { from: oldAds + 1, ads, publishedAt: new Date() })
  // The time until a task begins is idle time and would flatter the results.
  await until(() => hasAny('alert_matches'))
  const matching = await visitors('matching', () => until(isAllMatched))
  await giveEveryAlertNews()
  await until(() => hasAny('alert_mails'))
  const writing = await visitors('writing digests', () => until(isAllWritten))
  const { rows } = await sql<{ mails: number }>`
    select count(*)::int as mails from messages where template = 'alert-jobs'`.execute(db)
  console.log(`load afterwards ${load()}`)
  holds = judge([
    { name: 'p95 while matching', found: matching.p95 / idle.p95, limit: 2, at: 'most', unit: ' × idle' },
    {
      name: 'p95 while digests are written',
      found: writing.p95 / idle.p95,
      limit: 2,
      at: 'most',
      unit: ' × idle',
    },
    { name: 'missing digests', found: alerts - (rows[0]?.mails ?? 0), limit: 0, at: 'most' },
    {
      name: 'failed pages',
      found: idle.errors + matching.errors + writing.errors,
      limit: 0,
      at: 'most',
    },
  ])
} finally {
  await site.stop()
  await bench.close()
}
console.log(holds ? 'PASS' : 'FAIL')
process.exit(holds ? 0 : 1)

/** Requests pages at a steady rate until `work` is done; requests that are still open then are waited for and counted. */
async function visitors(name: string, work: () => Promise<unknown>): Promise<Phase> {
  const times: number[] = []
  const underWay = new Set<Promise<void>>()
  let errors = 0
  let number = 0
  const visit = async () => {
    const begun = performance.now()
    const answer = await fetch(site.base + pageAt(number++)).catch(() => null)
    await answer?.arrayBuffer()
    times.push(performance.now() - begun)
    if (!answer?.ok) errors += 1
  }
  const timer = setInterval(() => {
    const one = visit().finally(() => underWay.delete(one))
    underWay.add(one)
  }, everyMs)
  const begun = performance.now()
  await work()
  const seconds = (performance.now() - begun) / 1_000
  clearInterval(timer)
  await Promise.all(underWay)
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)]
  console.log(
    `${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s ${String(times.length).padStart(6)} pages   ` +
      `p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   most ${Math.max(...times).toFixed(0)} ms   errors ${errors}`,
  )
  return { name, p50, p95, errors }
}

/** Public pages in turn, always a different one, because responses are cached for a second. */
function pageAt(number: number): string {
  const round = Math.floor(number / 4)
  const pages = [
    `/jobs?${new URLSearchParams({ q: ['pflege', 'arzt', 'mfa', 'therapie'][round % 4] ?? '', page: String(1 + (round % 5)) })}`,
    `/jobs/${1 + (round % oldAds)}-stelle`,
    `/api/v1/jobs?${new URLSearchParams({ q: 'klinik', page: String(1 + (round % 20)) })}`,
    `/?visit=${round}`,
  ]
  return pages[number % pages.length] ?? '/'
}

/** Gives every alert at least one match and makes all of them due, as at 8:00. */
async function giveEveryAlertNews(): Promise<void> {
  await sql`
    with news as (select array_agg(id) as ids from jobs where id > ${oldAds}),
    without as (select id, row_number() over () as number from alerts where pending_since is null)
    insert into alert_matches (alert_id, job_id)
    select without.id, ids[(1 + number % ${ads})::int] from without, news`.execute(db)
  await sql`update alerts set frequency = 'instant', pending_since = now()`.execute(db)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + stuckMs; !(await isSo()); await wait(200)) {
    if (Date.now() > deadline) throw new Error('The run does not end')
  }
}

async function hasAny(table: 'alert_matches' | 'alert_mails'): Promise<boolean> {
  return (await db.selectFrom(table).select('alert_id').limit(1).execute()).length > 0
}

async function isAllMatched(): Promise<boolean> {
  const { rows } = await sql`
    select from job_change c, site_state s
    where s.key = 'alerts-cursor' and (c.xid, c.seq) > ((s.value->>'xid')::xid8, (s.value->>'seq')::bigint)
    limit 1`.execute(db)
  return rows.length === 0
}

async function isAllWritten(): Promise<boolean> {
  const { rows } = await sql`
    select from alerts where status = 'active' and frequency = 'instant' and pending_since is not null
    limit 1`.execute(db)
  return rows.length === 0
}

function load(): string {
  return loadavg()
    .map(each => each.toFixed(1))
    .join(', ')
}
