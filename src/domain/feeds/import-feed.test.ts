import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { ads, feedOf, feedTrial, hoursLater, monday } from '../../../tests/feeds/feed-trial.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { guest } from '../caller/actor.ts'
import { NotAllowed } from '../caller/errors.ts'
import { importFeed } from './import-feed.ts'

const db = await testDatabase()
let employerName = ''
let trial = feedTrial(db, employerName)
let count = 0

beforeEach(() => {
  employerName = `Klinik ${++count}`
  trial = feedTrial(db, employerName)
})

const changeNumber = async () =>
  (await db.selectFrom('job_change').select(db.fn.max('seq').as('seq')).executeTakeFirstOrThrow()).seq

describe('a first import', () => {
  it('creates the employer and publishes its ads with places, dates and address', async () => {
    const result = await trial.run(feedOf(ads('A', 'B')))
    expect(result).toMatchObject({ successful: 2, new: 2, failed: 0, complete: true, format: 'indeed' })
    const [job] = await trial.jobs()
    expect(job).toMatchObject({
      status: 'published',
      title: 'Pflegefachkraft (m/w/d)',
      slug: 'pflegefachkraft-koeln',
      category: 'nursing',
      apply_url: 'https://jobs.example/A',
      posted_at: new Date('2026-11-20T00:00:00Z'),
      valid_through: new Date('2027-01-19T00:00:00Z'),
    })
    expect(await trial.events()).toEqual(['published: feed-new', 'published: feed-new'])
  })

  it('counts and writes nothing in a dry run, not even the employer', async () => {
    expect(await trial.run(feedOf(ads('A')), monday, { dryRun: true })).toMatchObject({
      successful: 1,
      new: 1,
      dryRun: true,
    })
    const employers = await db.selectFrom('employers').select('id').where('name', '=', employerName).execute()
    expect(employers).toEqual([])
  })

  it('leaves out ads whose last day has passed', async () => {
    const result = await trial.run(
      feedOf([{ id: 'A', more: '<expirationdate>2026-11-01</expirationdate>' }, { id: 'B' }]),
    )
    expect(result).toMatchObject({ successful: 1, expired: 1 })
    expect((await trial.jobs()).map(job => job.external_id)).toEqual(['B'])
  })

  it('names id, line and reason of a bad item and takes the others', async () => {
    const result = await trial.run(feedOf([{ id: 'A', title: ' ' }, { id: 'B' }]))
    expect(result).toMatchObject({ successful: 1, failed: 1 })
    expect(result.failures).toEqual([{ id: 'A', line: 1, reason: { code: 'no-title', params: {} } }])
  })

  it('unpacks gzip', async () => {
    expect((await trial.run(gzipSync(feedOf(ads('A'))))).successful).toBe(1)
  })

  it('is done by the operator alone', async () => {
    const ctx = testContext(db, { actor: guest })
    await expect(importFeed(ctx, { source: '/nowhere', employer: { name: 'X' } })).rejects.toThrow(NotAllowed)
  })
})

describe('the same feed again', () => {
  it('writes nothing when nothing changed', async () => {
    await trial.run(feedOf(ads('A', 'B')))
    const before = await changeNumber()
    const versions = (await trial.jobs()).map(job => job.version)
    expect(await trial.run(feedOf(ads('A', 'B')), hoursLater(24))).toMatchObject({
      successful: 2,
      new: 0,
      changed: 0,
      unchanged: 2,
    })
    expect((await trial.jobs()).map(job => job.version)).toEqual(versions)
    expect(await changeNumber()).toBe(before)
  })

  it('updates what changed and adds what is new, without touching the rest', async () => {
    await trial.run(feedOf(ads('A', 'B')))
    const result = await trial.run(
      feedOf([{ id: 'A' }, { id: 'B', title: 'Stationsleitung (m/w/d)' }, { id: 'C' }]),
      hoursLater(24),
    )
    expect(result).toMatchObject({ new: 1, changed: 1, unchanged: 1 })
    expect((await trial.jobs()).map(job => job.title)).toEqual([
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
    expect(await trial.run(twice)).toMatchObject({ successful: 1, duplicates: 1 })
    expect(await trial.run(twice, hoursLater(1))).toMatchObject({ unchanged: 1, duplicates: 1 })
    expect((await trial.jobs()).map(job => job.title)).toEqual(['Erste Pflegekraft'])
  })

  it('knows ads without an id again', async () => {
    const anonymous =
      '<jobs><job><title>Arzt (m/w/d)</title><city>Ulm</city></job><job><title>Hebamme (m/w/d)</title><city>Ulm</city></job></jobs>'
    expect(await trial.run(anonymous)).toMatchObject({ new: 2 })
    expect(await trial.run(anonymous, hoursLater(1))).toMatchObject({ new: 0, unchanged: 2 })
  })

  it('keeps an ad open as long as the feed holds it, though it names no last day', async () => {
    await trial.run(feedOf(ads('A')))
    await trial.run(feedOf(ads('A')), hoursLater(24 * 55))
    const [job] = await trial.jobs()
    expect(job?.valid_through?.getTime()).toBeGreaterThan(hoursLater(24 * 100).getTime())
  })

  it('does not bring back what the operator deleted or paused', async () => {
    await trial.run(feedOf(ads('A', 'B')))
    for (const [id, status] of [
      ['A', 'deleted'],
      ['B', 'paused'],
    ] as const)
      await db
        .updateTable('jobs')
        .set({ status })
        .where('id', '=', (await trial.jobs()).find(job => job.external_id === id)?.id ?? 0)
        .execute()
    await trial.run(
      feedOf([
        { id: 'A', title: 'Neuer Titel Arzt' },
        { id: 'B', title: 'Neuer Titel Arzt' },
      ]),
      hoursLater(1),
    )
    expect((await trial.jobs()).map(job => job.status)).toEqual(['deleted', 'paused'])
  })
})

describe('the record of runs', () => {
  it('keeps counts, reason and failures of each run', async () => {
    await trial.run(feedOf([{ id: 'A' }, { id: 'B', title: '' }]))
    await trial.run('<nothing/>', hoursLater(1))
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
    expect(runs[1]?.reason).toEqual({
      code: 'no-jobs-recognised',
      params: { syntax: 'xml', root: 'nothing', start: '' },
    })
  })
})
