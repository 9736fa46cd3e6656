import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { ads, feedOf, hoursLater, monday } from '../../../tests/feeds/feed-trial.ts'
import { ownFeedTrial } from '../../../tests/feeds/own-feed-trial.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { answering } from '../../../tests/support/feed-server.ts'
import { closedFetcher } from '../../platform/network/fetcher.ts'
import { changeOwnJob } from '../job-ads/change-own-job.ts'
import { readOwnJob } from '../job-ads/read-own-job.ts'
import { readJob } from '../jobs/read-job.ts'
import { changeMapping } from './change-feed.ts'
import { createFeed } from './create-feed.ts'
import { loadFeed } from './own-feed.queries.ts'
import { dryRunFeed, runFeedNow, startFeed } from './runs/request-run.ts'
import { listRunItems } from './runs/run-item.queries.ts'
import { syncFeeds } from './runs/sync-feeds.ts'

const db = await testDatabase()
const trial = await ownFeedTrial(db)
const { server, at, work, lastRun, jobs, statuses, setUp, begun, readAgain } = trial

beforeEach(trial.reset)

describe('a feed that is set up', () => {
  it('is doubted in a dry run when its ads name other employers', async () => {
    const named = (id: string, company: string) => ({ id, more: `<company>${company}</company>` })
    const others = ['B', 'C'].map(id => named(id, 'Klinik Anderswo gGmbH'))
    await setUp(
      feedOf([named('A', trial.employerName), ...others, named('D', 'Praxis Dr. Specht'), ...ads('E')]),
    )
    expect((await lastRun())?.hints.otherEmployers).toEqual([
      { name: 'Klinik Anderswo gGmbH', count: 2 },
      { name: 'Praxis Dr. Specht', count: 1 },
    ])
  })

  it('is read in a dry run that publishes nothing and shows every ad as it would be', async () => {
    await setUp(feedOf([...ads('A', 'B'), { id: 'C', title: ' ' }]))
    const run = await lastRun()
    expect(run).toMatchObject({ kind: 'dry', status: 'succeeded', created: 2, failed: 1, format: 'indeed' })
    expect(run?.reasons).toEqual([{ reason: { code: 'no-title', params: {} }, count: 1 }])
    expect(run?.hints).toMatchObject({ read: 2, withoutPay: 2, withoutPostalCode: 0 })
    const items = await listRunItems(db, run?.id ?? 0)
    expect(items.map(item => [item.kind, item.externalId, item.title])).toEqual([
      ['new', 'A', 'Pflegefachkraft (m/w/d)'],
      ['new', 'B', 'Pflegefachkraft (m/w/d)'],
      ['failed', 'C', null],
    ])
    expect(await jobs()).toEqual([])
    expect((await loadFeed(db, trial.feedId))?.found?.proposed).toMatchObject({
      title: 'title',
      city: 'city',
    })
  })

  it('publishes what was read when it is started, without asking the address again', async () => {
    await setUp(feedOf(ads('A', 'B')))
    const before = server.asked.length
    await startFeed(at(monday), trial.feedId)
    await work()
    expect(server.asked.length).toBe(before)
    expect(await statuses()).toEqual(['A: published', 'B: published'])
    const feed = await loadFeed(db, trial.feedId)
    expect(feed?.nextRunAt?.getTime()).toBeGreaterThan(hoursLater(17).getTime())
    expect(feed?.confirmedAt).toEqual(monday)
  })

  it('says which element may be an ad when nobody knows its names, and is read once somebody said so', async () => {
    await setUp(
      '<daten><satz><was>Arzt (m/w/d)</was><wo>Ulm</wo></satz><satz><was>Hebamme (m/w/d)</was><wo>Bonn</wo></satz></daten>',
    )
    expect(await lastRun()).toMatchObject({ status: 'failed' })
    const found = (await loadFeed(db, trial.feedId))?.found
    expect(found?.itemPaths[0]).toEqual({ path: 'daten/satz', name: 'daten/satz', items: 2 })
    const asked = server.asked.length
    await changeMapping(at(monday), {
      feedId: trial.feedId,
      itemPath: 'daten/satz',
      fields: { title: 'was', city: 'wo' },
    })
    await work()
    expect(server.asked.length).toBe(asked)
    expect(await lastRun()).toMatchObject({ status: 'succeeded', kind: 'dry', created: 2 })
  })
})

describe('what can be told at once', () => {
  const upload = (content: string | Uint8Array) => {
    const bytes = async function* () {
      yield Buffer.from(content)
    }
    const source = { bytes: bytes(), fileName: 'stellen.xml' }
    return createFeed(at(monday), { employerId: trial.employerId, name: '', source })
  }

  it('is told beside the field of the file: a web page, a PDF, nothing', async () => {
    const problem = (key: string) => ({ fields: { file: [{ key }] } })
    await expect(upload('<!doctype html><title>Karriere</title>')).rejects.toMatchObject(
      problem('feeds.reason.web-page'),
    )
    await expect(upload('%PDF-1.7 stellen')).rejects.toMatchObject(problem('feeds.reason.other-kind'))
    await expect(upload(gzipSync('Liebe Leute'))).rejects.toMatchObject(problem('feeds.reason.other-kind'))
    await expect(upload('')).rejects.toMatchObject({ fields: { file: [{ key: 'feeds.problem.file' }] } })
    await expect(upload(gzipSync(feedOf(ads('A'))))).resolves.toMatchObject({ feedId: expect.any(Number) })
  })

  it('is told beside the field of the address: one of the own network, one without https', async () => {
    const ctx = { ...at(monday), fetcher: closedFetcher }
    const set = (url: string) => createFeed(ctx, { employerId: trial.employerId, name: '', source: { url } })
    const problem = (key: string) => ({ fields: { url: [{ key }] } })
    await expect(set('https://10.0.0.7/feed.xml')).rejects.toMatchObject(problem('feeds.reason.private'))
    await expect(set('http://klinik.example/a.xml')).rejects.toMatchObject(problem('feeds.problem.url'))
  })
})

describe('a feed that runs', () => {
  it('says in a dry run what would change and what is missing, and changes nothing', async () => {
    await begun(feedOf(ads('A', 'B', 'C')))
    server.answer = answering(
      feedOf([{ id: 'A' }, { id: 'B', title: 'Stationsleitung (m/w/d)' }, { id: 'D' }]),
    )
    await dryRunFeed(at(hoursLater(1)), trial.feedId)
    await work(hoursLater(1))
    const run = await lastRun()
    expect(run).toMatchObject({ kind: 'dry', created: 1, changed: 1, unchanged: 1, vanished: 1, ended: 0 })
    const items = await listRunItems(db, run?.id ?? 0)
    expect(items.map(item => [item.kind, item.externalId])).toEqual([
      ['changed', 'B'],
      ['new', 'D'],
      ['ends', 'C'],
    ])
    expect((await jobs()).map(job => job.title)).toEqual(Array(3).fill('Pflegefachkraft (m/w/d)'))
  })

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
    await runFeedNow(at(hoursLater(1)), trial.feedId)
    await work(hoursLater(1))
    await runFeedNow(at(hoursLater(14)), trial.feedId)
    await work(hoursLater(14))
    expect(server.asked.at(-1)?.headers['if-none-match']).toBe('"v2"')
    expect(await lastRun()).toMatchObject({ status: 'succeeded', ended: 1 })
    expect(await statuses()).toEqual(['A: published', 'B: expired'])
  })

  it('leaves fields alone that somebody changed by hand', async () => {
    const more = '<description>Sie pflegen auf unserer Station.</description><jobtype>Vollzeit</jobtype>'
    await begun(feedOf([{ id: 'A', more }]))
    const jobId = (await jobs())[0]?.id ?? 0
    const { version, fields } = await readOwnJob(at(monday), { jobId, employerId: trial.employerId })
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

  it('confirms on their pages all ads that it still holds, without writing to them', async () => {
    await begun(feedOf(ads('A', 'B')))
    const [a, b] = await jobs()
    await readAgain(feedOf(ads('A')), hoursLater(24))
    expect((await jobs()).map(job => job.version)).toEqual([a?.version, b?.version])
    const confirmed = async (id = 0) => (await readJob(at(hoursLater(25)), id)).lastConfirmedAt
    expect(await confirmed(a?.id)).toEqual(hoursLater(24))
    expect(await confirmed(b?.id)).toEqual(monday)
  })

  it('goes on after a crash as the same run, without asking again and without doubling anything', async () => {
    await begun(feedOf(ads('A')))
    await readAgain(feedOf(ads('A', 'B', 'C')), hoursLater(24))
    const run = await lastRun()
    // The state left by a process that was killed after writing the first of the new jobs.
    await db.deleteFrom('jobs').where('feed_id', '=', trial.feedId).where('external_id', '=', 'C').execute()
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
    const recruiter = { kind: 'key', keyId: 1, employerId: trial.employerId, scopes: ['jobs:write'] } as const
    await readAgain(feedOf(ads('A')), monday)
    const soon = { ...at(new Date(monday.getTime() + 60_000)), actor: recruiter }
    await expect(runFeedNow(soon, trial.feedId)).rejects.toMatchObject({ kind: 'too-many' })
    const later = { ...at(hoursLater(1)), actor: recruiter }
    await runFeedNow(later, trial.feedId)
    await expect(runFeedNow(later, trial.feedId)).rejects.toMatchObject({ key: 'feeds.problem.waiting' })
  })
})
