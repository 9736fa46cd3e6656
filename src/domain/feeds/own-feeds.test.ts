import { beforeEach, describe, expect, it } from 'vitest'
import { ads, feedOf, hoursLater, manyAds, monday } from '../../../tests/feeds/feed-trial.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { answering, feedServer, loopbackFetcher } from '../../../tests/support/feed-server.ts'
import { filesInMemory } from '../../../tests/support/files.ts'
import { changeOwnJob } from '../jobs/change-own-job.ts'
import { readOwnJob } from '../jobs/read-own-job.ts'
import { changeMapping } from './change-feed.ts'
import { createFeed } from './create-feed.ts'
import { listRunRows } from './feed-run.queries.ts'
import { loadFeed } from './own-feed.queries.ts'
import { resumeFeed, runFeedNow, startFeed } from './request-run.ts'
import { runFeeds } from './run-feeds.ts'
import { listRunItems } from './run-item.queries.ts'
import { syncFeeds } from './sync-feeds.ts'
import { undoLastRun } from './undo-run.ts'

const db = await testDatabase()
const server = await feedServer()
const files = filesInMemory()
let count = 0
let employerId = 0
let feedId = 0

const at = (now: Date) => testContext(db, { now, files })
const work = (now = monday) => runFeeds(at(now), loopbackFetcher)
const lastRun = async () => (await listRunRows(db, feedId, 1))[0]
const jobs = () =>
  db.selectFrom('jobs').selectAll().where('feed_id', '=', feedId).orderBy('external_id').execute()
const statuses = async () => (await jobs()).map(job => `${job.external_id}: ${job.status}`)

async function setUp(document: string, now = monday): Promise<void> {
  server.answer = answering(document)
  const created = await createFeed(at(now), { employerId, name: '', source: { url: server.url } })
  feedId = created.feedId
  await work(now)
}

async function begun(document: string): Promise<void> {
  await setUp(document)
  await startFeed(at(monday), feedId)
  await work()
}

async function readAgain(document: string, now: Date): Promise<void> {
  server.answer = answering(document)
  await runFeedNow(at(now), feedId)
  await work(now)
}

beforeEach(async () => {
  await db.updateTable('feeds').set({ next_run_at: null }).execute()
  const row = await db
    .insertInto('employers')
    .values({ name: `Klinik ${++count}`, slug: `klinik-${count}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  employerId = row.id
})

describe('a feed that is set up', () => {
  it('is read in a dry run that publishes nothing and shows every ad as it would be', async () => {
    await setUp(feedOf([...ads('A', 'B'), { id: 'C', title: ' ' }]))
    const run = await lastRun()
    expect(run).toMatchObject({ kind: 'dry', status: 'succeeded', created: 2, failed: 1, format: 'indeed' })
    expect(run?.reasons).toEqual([{ reason: 'The job has no title', count: 1 }])
    expect(run?.hints).toMatchObject({ read: 2, withoutPay: 2, withoutPostalCode: 0 })
    const items = await listRunItems(db, run?.id ?? 0)
    expect(items.map(item => [item.kind, item.externalId, item.title])).toEqual([
      ['new', 'A', 'Pflegefachkraft (m/w/d)'],
      ['new', 'B', 'Pflegefachkraft (m/w/d)'],
      ['failed', 'C', null],
    ])
    expect(await jobs()).toEqual([])
    expect((await loadFeed(db, feedId))?.found?.proposed).toMatchObject({ title: 'title', city: 'city' })
  })

  it('publishes what was read when it is started, without asking the address again', async () => {
    await setUp(feedOf(ads('A', 'B')))
    const before = server.asked.length
    await startFeed(at(monday), feedId)
    await work()
    expect(server.asked.length).toBe(before)
    expect(await statuses()).toEqual(['A: published', 'B: published'])
    const feed = await loadFeed(db, feedId)
    expect(feed?.nextRunAt?.getTime()).toBeGreaterThan(hoursLater(17).getTime())
    expect(feed?.confirmedAt).toEqual(monday)
  })

  it('says which element may be an ad when nobody knows its names, and is read once somebody said so', async () => {
    await setUp(
      '<daten><satz><was>Arzt (m/w/d)</was><wo>Ulm</wo></satz><satz><was>Hebamme (m/w/d)</was><wo>Bonn</wo></satz></daten>',
    )
    expect(await lastRun()).toMatchObject({ status: 'failed' })
    const found = (await loadFeed(db, feedId))?.found
    expect(found?.itemPaths[0]).toEqual({ path: 'daten/satz', name: 'daten/satz', items: 2 })
    const asked = server.asked.length
    await changeMapping(at(monday), { feedId, itemPath: 'daten/satz', fields: { title: 'was', city: 'wo' } })
    await work()
    expect(server.asked.length).toBe(asked)
    expect(await lastRun()).toMatchObject({ status: 'succeeded', kind: 'dry', created: 2 })
  })
})

describe('a feed that runs', () => {
  it('is read by its schedule, at its own minute, once', async () => {
    await begun(feedOf(ads('A')))
    server.answer = answering(feedOf(ads('A', 'B')))
    expect(await syncFeeds(at(hoursLater(12)))).toBe(0)
    expect(await syncFeeds(at(hoursLater(48)))).toBe(1)
    expect(await syncFeeds(at(hoursLater(48)))).toBe(0)
    await work(hoursLater(48))
    expect(await lastRun()).toMatchObject({ kind: 'real', created: 1, unchanged: 1 })
  })

  it('takes the kept document when the address says that nothing changed, so that missing ads still end', async () => {
    await begun(feedOf(ads('A', 'B')))
    const document = feedOf(ads('A'))
    server.answer = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v2"'
      response.writeHead(isKnown ? 304 : 200, { etag: '"v2"' })
      response.end(isKnown ? undefined : document)
    }
    await runFeedNow(at(hoursLater(1)), feedId)
    await work(hoursLater(1))
    await runFeedNow(at(hoursLater(14)), feedId)
    await work(hoursLater(14))
    expect(server.asked.at(-1)?.headers['if-none-match']).toBe('"v2"')
    expect(await lastRun()).toMatchObject({ status: 'succeeded', ended: 1 })
    expect(await statuses()).toEqual(['A: published', 'B: expired'])
  })

  it('leaves fields alone that somebody changed by hand', async () => {
    const more = '<description>Sie pflegen auf unserer Station.</description><jobtype>Vollzeit</jobtype>'
    await begun(feedOf([{ id: 'A', more }]))
    const jobId = (await jobs())[0]?.id ?? 0
    const { version, fields } = await readOwnJob(at(monday), { jobId, employerId })
    const edited = { ...fields, title: 'Unser Titel (m/w/d)', places: ['53111 Bonn'] }
    await changeOwnJob(at(monday), { jobId, version, base: fields, fields: edited })
    const other = [{ id: 'A', title: 'Stationsleitung (m/w/d)', more: `${more}<salary>4000 EUR</salary>` }]
    await readAgain(feedOf(other).replace('Köln', 'Ulm').replace('50667', '89073'), hoursLater(24))
    const [job] = await jobs()
    expect(job).toMatchObject({ title: 'Unser Titel (m/w/d)', pay_min: 4000 })
    expect(job?.edited_columns.sort()).toEqual(['places', 'slug', 'title', 'title_original'])
    const places = await db.selectFrom('job_places').select('name').where('job_id', '=', jobId).execute()
    expect(places).toEqual([{ name: 'Bonn' }])
  })

  it('ends nothing when too many ads are missing, and writes to its people once a day', async () => {
    await begun(feedOf(manyAds(60)))
    await readAgain(feedOf(manyAds(40)), hoursLater(24))
    expect(await lastRun()).toMatchObject({ status: 'held', vanished: 20, ended: 0 })
  })

  it('goes on after a crash as the same run, without asking again and without doubling anything', async () => {
    await begun(feedOf(ads('A')))
    await readAgain(feedOf(ads('A', 'B', 'C')), hoursLater(24))
    const run = await lastRun()
    // As a process leaves it that was killed after it had written the first of the new ads.
    await db.deleteFrom('jobs').where('feed_id', '=', feedId).where('external_id', '=', 'C').execute()
    await db
      .updateTable('feed_runs')
      .set({ status: 'running', finished_at: null })
      .where('id', '=', run?.id ?? 0)
      .execute()
    const asked = server.asked.length
    expect(await syncFeeds(at(hoursLater(25)))).toBeGreaterThan(0)
    await work(hoursLater(25))
    expect(server.asked.length).toBe(asked)
    expect(await lastRun()).toMatchObject({ id: run?.id, status: 'succeeded', created: 2 })
    expect(await statuses()).toEqual(['A: published', 'B: published', 'C: published'])
  })

  it('may be asked for at any hour, but not every minute', async () => {
    await begun(feedOf(ads('A')))
    const recruiter = { kind: 'key', keyId: 1, employerId, scopes: ['jobs:write'] } as const
    const soon = { ...at(new Date(monday.getTime() + 60_000)), actor: recruiter }
    await expect(runFeedNow(soon, feedId)).rejects.toMatchObject({ kind: 'too-many' })
    const later = { ...at(hoursLater(1)), actor: recruiter }
    await runFeedNow(later, feedId)
    await expect(runFeedNow(later, feedId)).rejects.toMatchObject({ key: 'feeds.problem.waiting' })
  })
})

describe('undoing the last run', () => {
  it('takes new ads back, makes changed ones what they were and lets ended ones live again', async () => {
    await begun(feedOf(ads('A', 'B', 'C')))
    await readAgain(feedOf(ads('A', 'B')), hoursLater(1))
    const changed = [
      { id: 'A' },
      { id: 'B', title: 'Stationsleitung (m/w/d)', more: '<salary>5000 EUR</salary>' },
      { id: 'D' },
    ]
    await readAgain(feedOf(changed), hoursLater(24))
    expect(await lastRun()).toMatchObject({ created: 1, changed: 1, ended: 1 })
    await undoLastRun(at(hoursLater(25)), feedId)
    await work(hoursLater(25))
    expect(await lastRun()).toMatchObject({
      kind: 'undo',
      status: 'succeeded',
      created: 1,
      changed: 1,
      ended: 1,
    })
    expect(await statuses()).toEqual(['A: published', 'B: published', 'C: published', 'D: archived'])
    expect((await jobs())[1]).toMatchObject({ title: 'Pflegefachkraft (m/w/d)', pay_min: null })
    await expect(undoLastRun(at(hoursLater(26)), feedId)).rejects.toMatchObject({
      key: 'feeds.problem.nothing-to-undo',
    })
  })

  it('pauses the feed, and once it goes on everything comes again', async () => {
    await begun(feedOf(ads('A')))
    await undoLastRun(at(hoursLater(1)), feedId)
    await work(hoursLater(1))
    expect(await statuses()).toEqual(['A: archived'])
    expect(await loadFeed(db, feedId)).toMatchObject({ pausedBecause: 'undone', nextRunAt: null })
    expect(await syncFeeds(at(hoursLater(100)))).toBe(0)
    await resumeFeed(at(hoursLater(100)), feedId)
    await readAgain(feedOf(ads('A')), hoursLater(100))
    expect(await statuses()).toEqual(['A: published'])
  })

  it('leaves alone what an administrator took down since', async () => {
    await begun(feedOf(ads('A')))
    await readAgain(feedOf([{ id: 'A', title: 'Stationsleitung (m/w/d)' }]), hoursLater(1))
    await db.updateTable('jobs').set({ status: 'paused' }).where('feed_id', '=', feedId).execute()
    await undoLastRun(at(hoursLater(2)), feedId)
    await work(hoursLater(2))
    expect(await statuses()).toEqual(['A: paused'])
  })
})
