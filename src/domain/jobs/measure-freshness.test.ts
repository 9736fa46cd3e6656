import { beforeAll, describe, expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { measureFreshness } from './measure-freshness.ts'

const db = await testDatabase()
const now = new Date('2026-11-23T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const measure = () => measureFreshness(testContext(db, { now }))

let employerId = 0
let count = 0

async function addJob(job: {
  confirmed: number | null
  status?: string
  validThrough?: Date
}): Promise<number> {
  const { id } = await db
    .insertInto('jobs')
    .values({
      employer_id: employerId,
      title: 'Hebamme (m/w/d)',
      title_original: 'Hebamme',
      slug: `hebamme-${++count}`,
      category: 'nursing',
      status: job.status ?? 'published',
      apply_url: `https://klinik.example/${count}`,
      valid_through: job.validThrough ?? null,
      last_confirmed_at: job.confirmed === null ? null : daysAgo(job.confirmed),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function seeLink(jobId: number, state: 'ok' | 'gone', days: number): Promise<void> {
  const { apply_url } = await db
    .selectFrom('jobs')
    .select('apply_url')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  const confirmed = state === 'ok' ? { confirmed_at: daysAgo(days) } : {}
  await db
    .insertInto('job_links')
    .values({ job_id: jobId, url: apply_url ?? '', state, checked_at: daysAgo(days), ...confirmed })
    .execute()
}

async function addToFeed(jobId: number, confirmed: number, missed = 0): Promise<void> {
  const feed = { employer_id: employerId, name: `Feed ${++count}`, confirmed_at: daysAgo(confirmed) }
  const { id } = await db.insertInto('feeds').values(feed).returning('id').executeTakeFirstOrThrow()
  const item = { feed_id: id, external_id: 'A', job_id: jobId, content_hash: '', original: '{}' }
  await db
    .insertInto('feed_items')
    .values({ ...item, missed_count: missed })
    .execute()
}

beforeAll(async () => {
  const employer = { slug: 'haus', name: 'Haus' }
  const row = await db.insertInto('employers').values(employer).returning('id').executeTakeFirstOrThrow()
  employerId = row.id
})

describe('the share of ads that were confirmed lately', () => {
  it('is of none while there is no ad', async () => {
    expect(await measure()).toEqual({ live: 0, confirmed: 0, days: 14 })
  })

  it('counts what the employer, the feed or the address confirmed', async () => {
    await addJob({ confirmed: 13 })
    await addToFeed(await addJob({ confirmed: 40 }), 1)
    await seeLink(await addJob({ confirmed: 40 }), 'ok', 2)
    expect(await measure()).toMatchObject({ live: 3, confirmed: 3 })
  })

  it('does not count what is too long ago, missing in its feed, or leads nowhere', async () => {
    const { live, confirmed } = await measure()
    await addJob({ confirmed: 15 })
    await addJob({ confirmed: null })
    await addToFeed(await addJob({ confirmed: 40 }), 1, 1)
    await seeLink(await addJob({ confirmed: 1 }), 'gone', 1)
    expect(await measure()).toMatchObject({ live: live + 4, confirmed })
  })

  it('is about ads that anybody can find', async () => {
    const before = await measure()
    await addJob({ confirmed: 1, status: 'paused' })
    await addJob({ confirmed: 1, validThrough: daysAgo(1) })
    const twin = await addJob({ confirmed: 1 })
    const first = await db.selectFrom('jobs').select('id').orderBy('id').executeTakeFirstOrThrow()
    await db.updateTable('jobs').set({ duplicate_of: first.id }).where('id', '=', twin).execute()
    expect(await measure()).toEqual(before)
  })
})
