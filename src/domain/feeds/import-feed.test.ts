import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { guest } from '../actor.ts'
import { NotAllowed } from '../errors.ts'
import { importFeed } from './import-feed.ts'

const db = await testDatabase()
const monday = new Date('2026-11-23T06:00:00Z')
const hoursLater = (hours: number) => new Date(monday.getTime() + hours * 3_600_000)
let employerName = ''
let count = 0

beforeEach(() => {
  employerName = `Klinik ${++count}`
})

type Ad = { id: string; title?: string; more?: string }
const ads = (...ids: string[]): Ad[] => ids.map(id => ({ id }))
const many = (howMany: number): Ad[] => ads(...Array.from({ length: howMany }, (_, index) => `job-${index}`))

function feedOf(jobs: Ad[]): string {
  const items = jobs.map(
    ({ id, title = 'Pflegefachkraft (m/w/d)', more = '' }) =>
      `<job><title>${title}</title><date>2026-11-20</date><referencenumber>${id}</referencenumber><city>Köln</city><postalcode>50667</postalcode><url>https://jobs.example/${id}</url>${more}</job>`,
  )
  return `<?xml version="1.0"?><source>${items.join('')}</source>`
}

function run(
  document: string | Uint8Array,
  now = monday,
  more: { dryRun?: boolean; feedName?: string } = {},
) {
  const source = Readable.from([Buffer.from(document)])
  return importFeed(testContext(db, { now }), { source, employer: { name: employerName }, ...more })
}

const jobs = () =>
  db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .selectAll('jobs')
    .where('employers.name', '=', employerName)
    .orderBy('external_id')
    .execute()
const events = async () => {
  const rows = await db
    .selectFrom('job_events')
    .innerJoin('jobs', 'jobs.id', 'job_events.job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(['job_events.to_status', 'job_events.reason'])
    .where('employers.name', '=', employerName)
    .orderBy('job_events.id')
    .execute()
  return rows.map(row => `${row.to_status}: ${row.reason}`)
}
const changeNumber = async () =>
  (await db.selectFrom('job_change').select(db.fn.max('seq').as('seq')).executeTakeFirstOrThrow()).seq

describe('a first import', () => {
  it('creates the employer and publishes its ads with places, dates and address', async () => {
    const result = await run(feedOf(ads('A', 'B')))
    expect(result).toMatchObject({ successful: 2, new: 2, failed: 0, complete: true, format: 'indeed' })
    const [job] = await jobs()
    expect(job).toMatchObject({
      status: 'published',
      title: 'Pflegefachkraft (m/w/d)',
      slug: 'pflegefachkraft-koeln',
      category: 'nursing',
      apply_url: 'https://jobs.example/A',
      posted_at: new Date('2026-11-20T00:00:00Z'),
      valid_through: new Date('2027-01-19T00:00:00Z'),
    })
    expect(await events()).toEqual(['published: feed-new', 'published: feed-new'])
  })

  it('counts and writes nothing in a dry run, not even the employer', async () => {
    expect(await run(feedOf(ads('A')), monday, { dryRun: true })).toMatchObject({
      successful: 1,
      new: 1,
      dryRun: true,
    })
    const employers = await db.selectFrom('employers').select('id').where('name', '=', employerName).execute()
    expect(employers).toEqual([])
  })

  it('leaves out ads whose last day has passed', async () => {
    const result = await run(
      feedOf([{ id: 'A', more: '<expirationdate>2026-11-01</expirationdate>' }, { id: 'B' }]),
    )
    expect(result).toMatchObject({ successful: 1, expired: 1 })
    expect((await jobs()).map(job => job.external_id)).toEqual(['B'])
  })

  it('names id, line and reason of a bad item and takes the others', async () => {
    const result = await run(feedOf([{ id: 'A', title: ' ' }, { id: 'B' }]))
    expect(result).toMatchObject({ successful: 1, failed: 1 })
    expect(result.failures).toEqual([{ id: 'A', line: 1, reason: 'The job has no title' }])
  })

  it('unpacks gzip', async () => {
    expect((await run(gzipSync(feedOf(ads('A'))))).successful).toBe(1)
  })

  it('is done by the operator alone', async () => {
    const ctx = testContext(db, { actor: guest })
    await expect(importFeed(ctx, { source: '/nowhere', employer: { name: 'X' } })).rejects.toThrow(NotAllowed)
  })
})

describe('the same feed again', () => {
  it('writes nothing when nothing changed', async () => {
    await run(feedOf(ads('A', 'B')))
    const before = await changeNumber()
    const versions = (await jobs()).map(job => job.version)
    expect(await run(feedOf(ads('A', 'B')), hoursLater(24))).toMatchObject({
      successful: 2,
      new: 0,
      changed: 0,
      unchanged: 2,
    })
    expect((await jobs()).map(job => job.version)).toEqual(versions)
    expect(await changeNumber()).toBe(before)
  })

  it('updates what changed and adds what is new, without touching the rest', async () => {
    await run(feedOf(ads('A', 'B')))
    const result = await run(
      feedOf([{ id: 'A' }, { id: 'B', title: 'Stationsleitung (m/w/d)' }, { id: 'C' }]),
      hoursLater(24),
    )
    expect(result).toMatchObject({ new: 1, changed: 1, unchanged: 1 })
    expect((await jobs()).map(job => job.title)).toEqual([
      'Pflegefachkraft (m/w/d)',
      'Stationsleitung (m/w/d)',
      'Pflegefachkraft (m/w/d)',
    ])
  })

  it('keeps the first of two ads with one id, whichever run it is', async () => {
    const twice = feedOf([
      { id: 'A', title: 'Erste Pflegekraft' },
      { id: 'A', title: 'Zweite Pflegekraft' },
    ])
    expect(await run(twice)).toMatchObject({ successful: 1, duplicates: 1 })
    expect(await run(twice, hoursLater(1))).toMatchObject({ unchanged: 1, duplicates: 1 })
    expect((await jobs()).map(job => job.title)).toEqual(['Erste Pflegekraft'])
  })

  it('knows ads without an id again', async () => {
    const anonymous =
      '<jobs><job><title>Arzt (m/w/d)</title><city>Ulm</city></job><job><title>Hebamme (m/w/d)</title><city>Ulm</city></job></jobs>'
    expect(await run(anonymous)).toMatchObject({ new: 2 })
    expect(await run(anonymous, hoursLater(1))).toMatchObject({ new: 0, unchanged: 2 })
  })

  it('keeps an ad open as long as the feed holds it, though it names no last day', async () => {
    await run(feedOf(ads('A')))
    await run(feedOf(ads('A')), hoursLater(24 * 55))
    const [job] = await jobs()
    expect(job?.valid_through?.getTime()).toBeGreaterThan(hoursLater(24 * 100).getTime())
  })

  it('does not bring back what the operator deleted or paused', async () => {
    await run(feedOf(ads('A', 'B')))
    for (const [id, status] of [
      ['A', 'deleted'],
      ['B', 'paused'],
    ] as const)
      await db
        .updateTable('jobs')
        .set({ status })
        .where('id', '=', (await jobs()).find(job => job.external_id === id)?.id ?? 0)
        .execute()
    await run(
      feedOf([
        { id: 'A', title: 'Neuer Titel Arzt' },
        { id: 'B', title: 'Neuer Titel Arzt' },
      ]),
      hoursLater(1),
    )
    expect((await jobs()).map(job => job.status)).toEqual(['deleted', 'paused'])
  })
})

describe('ads that are no longer in the feed', () => {
  it('end after a second miss at least twelve hours later', async () => {
    await run(feedOf(ads('A', 'B')))
    expect(await run(feedOf(ads('A')), hoursLater(1))).toMatchObject({ vanished: 1, ended: 0 })
    expect(await run(feedOf(ads('A')), hoursLater(12))).toMatchObject({ vanished: 1, ended: 0 })
    expect(await run(feedOf(ads('A')), hoursLater(13))).toMatchObject({ vanished: 1, ended: 1 })
    expect((await jobs()).map(job => job.status)).toEqual(['published', 'expired'])
    expect((await events()).at(-1)).toBe('expired: feed-vanished')
    expect(await run(feedOf(ads('A')), hoursLater(14))).toMatchObject({ vanished: 0 })
  })

  it('stay when they are back before the second miss', async () => {
    await run(feedOf(ads('A', 'B')))
    await run(feedOf(ads('A')), hoursLater(1))
    await run(feedOf(ads('A', 'B')), hoursLater(13))
    expect(await run(feedOf(ads('A')), hoursLater(26))).toMatchObject({ vanished: 1, ended: 0 })
  })

  it('come back to life when the feed holds them again', async () => {
    await run(feedOf(ads('A', 'B')))
    await run(feedOf(ads('A')), hoursLater(1))
    await run(feedOf(ads('A')), hoursLater(24))
    expect(await run(feedOf(ads('A', 'B')), hoursLater(48))).toMatchObject({ changed: 1, unchanged: 1 })
    expect((await jobs()).map(job => [job.status, job.ended_at])).toEqual([
      ['published', null],
      ['published', null],
    ])
    expect((await events()).at(-1)).toBe('published: feed-returned')
  })

  it('are all held when too many are missing at once', async () => {
    await run(feedOf(many(60)))
    const result = await run(feedOf(many(40)), hoursLater(24))
    expect(result).toMatchObject({ vanished: 20, held: true, ended: 0 })
    expect(result.message).toContain('20 of 60')
    await run(feedOf(many(40)), hoursLater(48))
    expect((await jobs()).filter(job => job.status === 'published')).toHaveLength(60)
    expect(await run(feedOf(many(42)), hoursLater(72))).toMatchObject({ vanished: 18, held: false })
  })

  it('never end because a document is broken, cut off, empty or refused', async () => {
    await run(feedOf(ads('A', 'B')))
    const broken = [
      feedOf(ads('A')).slice(0, -20),
      '',
      '   ',
      '<source></source>',
      '<!DOCTYPE source><source></source>',
      '{"error":"x"}',
      '[]',
    ]
    for (const [index, document] of broken.entries()) {
      const result = await run(document, hoursLater(24 * (index + 1)))
      expect(result, document).toMatchObject({ complete: false, vanished: 0, ended: 0 })
      expect(result.message, document).toBeTruthy()
    }
    expect((await jobs()).map(job => job.status)).toEqual(['published', 'published'])
  })

  it('are looked for in their own feed only', async () => {
    await run(feedOf(ads('A')), monday, { feedName: 'pflege' })
    expect(await run(feedOf(ads('B')), hoursLater(1), { feedName: 'medizin' })).toMatchObject({
      new: 1,
      vanished: 0,
    })
  })

  it('are not missed when their item is there but can not be read', async () => {
    await run(feedOf(ads('A', 'B', 'C')))
    const result = await run(feedOf([{ id: 'A' }, { id: 'B', title: '' }, { id: 'C' }]), hoursLater(1))
    expect(result).toMatchObject({ failed: 1, vanished: 0 })
  })
})

describe('the record of runs', () => {
  it('keeps counts, message and failures of each run', async () => {
    await run(feedOf([{ id: 'A' }, { id: 'B', title: '' }]))
    await run('<nothing/>', hoursLater(1))
    const runs = await db
      .selectFrom('feed_runs')
      .innerJoin('feeds', 'feeds.id', 'feed_runs.feed_id')
      .innerJoin('employers', 'employers.id', 'feeds.employer_id')
      .selectAll('feed_runs')
      .where('employers.name', '=', employerName)
      .orderBy('feed_runs.id')
      .execute()
    expect(runs).toMatchObject([
      { status: 'succeeded', created: 1, failed: 1, is_complete: true, finished_at: monday },
      { status: 'failed', created: 0, is_complete: false },
    ])
    expect(runs[1]?.message).toContain('<nothing>')
  })
})
