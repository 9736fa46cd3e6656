import { describe, expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { answering, feedServer, loopbackFetcher } from '../../../tests/support/feed-server.ts'
import { readJob } from '../jobs/read-job.ts'
import { checkLinks } from './check-links.ts'

const db = await testDatabase()
const server = await feedServer()
const monday = new Date('2026-11-23T06:00:00Z')
const daysLater = (days: number) => new Date(monday.getTime() + days * 86_400_000)
const at = (now: Date) => testContext(db, { now })

const { id: employerId } = await db
  .insertInto('employers')
  .values({ name: 'Klinik am Ring', slug: 'klinik-am-ring' })
  .returning('id')
  .executeTakeFirstOrThrow()
const { id: jobId } = await db
  .insertInto('jobs')
  .values({
    employer_id: employerId,
    status: 'published',
    title: 'Hebamme (m/w/d)',
    title_original: 'Hebamme',
    slug: 'hebamme',
    category: 'nursing',
    apply_way: 'link',
    apply_url: server.url,
    last_confirmed_at: monday,
  })
  .returning('id')
  .executeTakeFirstOrThrow()

const stateOf = async () =>
  (await db.selectFrom('job_links').select('state').where('job_id', '=', jobId).executeTakeFirst())?.state

describe('the links of ads', () => {
  it('confirm their ad while they lead to it, once a week, without writing to it', async () => {
    server.answer = answering('<title>Hebamme (m/w/d)</title>')
    expect(await checkLinks(at(daysLater(1)), loopbackFetcher)).toBe(1)
    expect(await checkLinks(at(daysLater(2)), loopbackFetcher)).toBe(0)
    const job = await readJob(at(daysLater(2)), jobId)
    expect(job).toMatchObject({ lastConfirmedAt: daysLater(1), version: 1 })
    expect(server.asked[0]?.headers['user-agent']).toContain('KittelLinkCheck')
  })

  it('count as gone when they led nowhere twice, and end nothing', async () => {
    server.answer = (_request, response) => response.writeHead(404).end()
    await checkLinks(at(daysLater(9)), loopbackFetcher)
    expect(await stateOf()).toBe('unclear')
    await checkLinks(at(daysLater(11)), loopbackFetcher)
    expect(await stateOf()).toBe('gone')
    expect(await readJob(at(daysLater(11)), jobId)).toMatchObject({ status: 'published' })
  })

  it('are left alone when their host is silent or asks for a rest, and asked again the next time', async () => {
    const others = [1, 2, 3].map(number => ({
      employer_id: employerId,
      status: 'published',
      title: 'Arzt (m/w/d)',
      title_original: 'Arzt',
      slug: 'arzt',
      category: 'doctors',
      apply_way: 'link',
      apply_url: `${server.url}?id=${number}`,
    }))
    await db.insertInto('jobs').values(others).execute()
    for (const answer of [429, 503]) {
      server.answer = (_request, response) => response.writeHead(answer).end()
      expect(await checkLinks(at(daysLater(12)), loopbackFetcher)).toBe(1)
    }
    server.answer = answering('<h1>Arzt</h1>')
    expect(await checkLinks(at(daysLater(12)), loopbackFetcher)).toBe(1)
  })

  it('are believed again as soon as they lead to the ad', async () => {
    server.answer = answering('<h1>Hebamme</h1>')
    await checkLinks(at(daysLater(25)), loopbackFetcher)
    expect(await stateOf()).toBe('ok')
  })
})
