import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ads, feedOf, manyAds, monday } from '../../../../tests/feeds/feed-trial.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { answering, feedServer, loopbackFetcher } from '../../../../tests/support/feed-server.ts'
import { createFeed } from '../create-feed.ts'
import { listRunRows } from '../runs/feed-run.queries.ts'
import { dryRunFeed } from '../runs/request-run.ts'
import { runFeeds } from '../runs/run-feeds.ts'

const db = await testDatabase()
const server = await feedServer()
const ctx = testContext(db, { now: monday, fetcher: loopbackFetcher })
const { id: employerId } = await db
  .insertInto('employers')
  .values({ name: 'Klinik am Netz', slug: 'klinik-am-netz' })
  .returning('id')
  .executeTakeFirstOrThrow()
server.answer = answering(feedOf(ads('A')))
const { feedId } = await createFeed(ctx, { employerId, name: '', source: { url: server.url } })
await runFeeds(ctx, loopbackFetcher)

async function readAgain(): Promise<string> {
  await dryRunFeed(ctx, feedId)
  await runFeeds(ctx, loopbackFetcher)
  const [run] = await listRunRows(db, feedId, 1)
  return `${run?.status}: ${run?.reason?.code} ${JSON.stringify(run?.reason?.params)}`
}

describe('a hostile server', () => {
  const problemOf = (document: string | Uint8Array, headers = {}) => {
    server.answer = answering(document, headers)
    return readAgain()
  }

  it('that packs a bomb, breaks its package or packs strangely is refused with a reason', async () => {
    const zeros = Buffer.alloc(60_000_000)
    expect(await problemOf(gzipSync(zeros), { 'content-encoding': 'gzip' })).toMatch(
      /^failed: compression-bomb/,
    )
    expect(await problemOf(brotliCompressSync(zeros), { 'content-encoding': 'br' })).toMatch(
      /compression-bomb/,
    )
    const cut = gzipSync(feedOf(manyAds(50))).subarray(0, 200)
    expect(await problemOf(cut, { 'content-encoding': 'gzip' })).toMatch(/broken-compression/)
    expect(await problemOf('x', { 'content-encoding': 'zstd' })).toMatch(
      /unknown-compression {"name":"zstd"}/,
    )
  })

  it('that packs honestly is read', async () => {
    const document = feedOf(ads('A'))
    expect(await problemOf(gzipSync(document), { 'content-encoding': 'gzip' })).toMatch(/^succeeded/)
    expect(await problemOf(brotliCompressSync(document), { 'content-encoding': 'br' })).toMatch(/^succeeded/)
  })

  it('that lies about its length, sends a web page or an error, or leads on for ever is refused', async () => {
    expect(await problemOf(feedOf(ads('A')), { 'content-length': '9000' })).toMatch(/^failed/)
    expect(await problemOf('<!doctype html><title>Karriere</title>')).toMatch(/web-page {"title":"Karriere"}/)
    server.answer = (_request, response) => response.writeHead(302, { location: '/on' }).end()
    expect(await readAgain()).toMatch(/too-many-redirects {"max":5}/)
    server.answer = (_request, response) => response.writeHead(503).end()
    expect(await readAgain()).toMatch(/status {"status":503}/)
  })
})
