import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { connect } from '../src/db/client.ts'
import { importFromUrl } from '../src/domain/feeds/import-from-url.ts'
import { runFeedNow } from '../src/domain/feeds/runs/request-run.ts'
import { createLog } from '../src/platform/process/log.ts'
import { openTaskSender } from '../src/platform/process/task-queue.ts'
import { feedOf, manyAds } from './feeds/feed-trial.ts'
import { makePerson, testSecret } from './support/account.ts'
import { testContext } from './support/context.ts'
import { testDatabaseUrl } from './support/database.ts'
import { answering, feedServer } from './support/feed-server.ts'
import { startSite } from './support/site-process.ts'

const databaseUrl = await testDatabaseUrl()
const folder = mkdtempSync(join(tmpdir(), 'kittel-feeds-'))
const db = connect(databaseUrl, 5)
const server = await feedServer()
const { host } = new URL(server.url)
const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, AUTH_SECRET: testSecret, PRIVATE_HOSTS: host }
let site = await startSite(env)
const tasks = await openTaskSender(databaseUrl, createLog('silent'))
const ctx = testContext(db, { tasks, now: new Date() })
afterAll(async () => {
  await site.end('SIGTERM')
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const untilSoon = { timeout: 15_000, interval: 50 }
const { id: employerId } = await db
  .insertInto('employers')
  .values({ name: 'Klinik', slug: 'klinik' })
  .returning('id')
  .executeTakeFirstOrThrow()
const runOf = (runId: number) =>
  db.selectFrom('feed_runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow()
const done = async (runId: number) => {
  await expect.poll(async () => (await runOf(runId)).finished_at, untilSoon).not.toBeNull()
  return runOf(runId)
}
const feedNow = () => db.selectFrom('feeds').selectAll().executeTakeFirstOrThrow()
const countJobs = async (feedId: number) => {
  const rows = await db.selectFrom('jobs').select('external_id').where('feed_id', '=', feedId).execute()
  return { all: rows.length, different: new Set(rows.map(row => row.external_id)).size }
}

it('a site that is killed in the middle of a feed goes on with it when it runs again, and loses and doubles nothing', async () => {
  const ads = manyAds(300)
  server.answer = answering(feedOf(ads))
  const { feedId, runId } = await db
    .transaction()
    .execute(async holding => {
      const begun = await importFromUrl(ctx, { employerId, url: server.url, isForced: false })
      // This open transaction inserts one of the feed's jobs: the site waits for it in the middle of its second batch of 200.
      await sql`insert into jobs (employer_id, title, title_original, slug, category, source, feed_id, external_id)
      values (${employerId}, 'A', 'A', 'a', 'nursing', 'feed', ${begun.feedId}, 'job-250')`.execute(holding)
      await expect.poll(async () => (await countJobs(begun.feedId)).all, untilSoon).toBe(200)
      await site.end('SIGKILL')
      // Rejecting rolls the transaction back, and with it the conflicting job.
      return Promise.reject(begun)
    })
    .catch(begun => begun as { feedId: number; runId: number })

  expect(await runOf(runId)).toMatchObject({ status: 'running', attempts: 1 })
  const asked = server.asked.length
  site = await startSite(env)
  // A run counts as interrupted only 30 seconds after its start.
  const earlier = new Date(Date.now() - 60_000)
  await db.updateTable('feed_runs').set({ started_at: earlier }).where('id', '=', runId).execute()
  await tasks.enqueue('sync-feeds', {})

  expect(await done(runId)).toMatchObject({ status: 'succeeded', attempts: 2, created: 300, failed: 0 })
  expect(await countJobs(feedId)).toEqual({ all: 300, different: 300 })
  const events = await db.selectFrom('job_events').select('job_id').where('reason', '=', 'feed-new').execute()
  expect(new Set(events.map(event => event.job_id)).size).toBe(300)
  expect(events).toHaveLength(300)
  expect(server.asked).toHaveLength(asked)
  // Written to the feed after its run has ended: the next test changes the feed as well.
  await expect.poll(async () => (await feedNow()).confirmed_at, untilSoon).not.toBeNull()
}, 60_000)

it('a feed that cannot be read for the third time is told to its people, and is read again when it is due', async () => {
  const feed = await db.selectFrom('feeds').select('id').executeTakeFirstOrThrow()
  const change = (changes: { failures?: number; created_by?: string; next_run_at?: Date }) =>
    db.updateTable('feeds').set(changes).where('id', '=', feed.id).execute()
  const person = await makePerson(db, { role: 'employer', email: 'leitung@klinik.example' })
  await db
    .insertInto('user_employer_links')
    .values({ user_id: person.userId, employer_id: employerId })
    .execute()
  await change({ failures: 2, created_by: person.userId })
  server.answer = (_request, response) => {
    response.writeHead(503)
    response.end()
  }
  const { runId } = await runFeedNow(ctx, feed.id)
  expect(await done(runId)).toMatchObject({
    status: 'failed',
    reason: { code: 'status', params: { status: 503 } },
  })
  const mails = () =>
    db.selectFrom('messages').select('recipient').where('template', '=', 'feed-failed').execute()
  await expect.poll(mails, untilSoon).toEqual([{ recipient: 'leitung@klinik.example' }])

  server.answer = answering(feedOf(manyAds(300)))
  await change({ next_run_at: new Date(Date.now() - 1_000) })
  await tasks.enqueue('sync-feeds', {})
  const newest = () =>
    db.selectFrom('feed_runs').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  await expect.poll(async () => (await newest()).id, untilSoon).toBeGreaterThan(runId)
  const again = await done((await newest()).id)
  expect(again).toMatchObject({ status: 'succeeded', asked_by: 'system', unchanged: 300 })
  await expect.poll(async () => (await feedNow()).failures, untilSoon).toBe(0)
  expect((await feedNow()).next_run_at?.getTime()).toBeGreaterThan(Date.now())
}, 60_000)

it('links of ads are looked at and feeds that nobody started are forgotten', async () => {
  server.answer = answering('<html><body>Pflegefachkraft (m/w/d) in Köln, bitte bewerben</body></html>')
  const job = await db.selectFrom('jobs').select('id').orderBy('id').executeTakeFirstOrThrow()
  await db.updateTable('jobs').set({ apply_url: server.url }).where('id', '=', job.id).execute()
  const longAgo = new Date(Date.now() - 30 * 86_400_000)
  const draft = { employer_id: employerId, name: 'Entwurf', started_at: null, updated_at: longAgo }
  await db.insertInto('feeds').values(draft).execute()
  await tasks.enqueue('check-links', {})
  await tasks.enqueue('prune-feeds', {})
  const linkOf = () =>
    db.selectFrom('job_links').select('state').where('job_id', '=', job.id).executeTakeFirst()
  await expect.poll(async () => (await linkOf())?.state, untilSoon).toBe('ok')
  const names = async () => (await db.selectFrom('feeds').select('name').execute()).map(feed => feed.name)
  await expect.poll(names, untilSoon).toEqual([host.split(':')[0]])
}, 60_000)

it('where large imports are sold, the site takes fifty ads of an employer and says why not more', async () => {
  await site.end('SIGTERM')
  copyFileSync('data/demo/prices.json', join(folder, 'prices.json'))
  site = await startSite(env)
  const other = await db
    .insertInto('employers')
    .values({ name: 'Praxis', slug: 'praxis' })
    .returning('id')
    .executeTakeFirstOrThrow()
  server.answer = answering(feedOf(manyAds(60)))
  const url = `${server.url}?praxis`
  const { runId } = await importFromUrl(ctx, { employerId: other.id, url, isForced: false })
  expect(await done(runId)).toMatchObject({ status: 'succeeded', created: 50, failed: 10 })
}, 90_000)
