import { describe, expect, it } from 'vitest'
import { ads, feedOf } from '../../../../tests/feeds/feed-trial.ts'
import { accountContext } from '../../../../tests/support/account.ts'
import { openApi, programWith } from '../../../../tests/support/api.ts'
import { openHiring } from '../../../../tests/support/applications.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { answering, feedServer, loopbackFetcher } from '../../../../tests/support/feed-server.ts'
import { limits } from '../../../config/limits.ts'
import { system } from '../../../domain/caller/actor.ts'
import { type ApiScope, apiScopes } from '../../../domain/caller/scope.values.ts'
import { runFeeds } from '../../../domain/feeds/runs/run-feeds.ts'
import { createKey } from '../../../domain/integrations/manage-keys.ts'
import { openFetcher } from '../../../platform/network/fetcher.ts'

const db = await testDatabase()
const server = await feedServer()
const base = { ...accountContext(db), fetcher: loopbackFetcher }
const app = openApi(base)
/** Runs the worker until it found something to do. */
const worked = () =>
  expect.poll(() => runFeeds({ ...base, actor: system }, loopbackFetcher), { timeout: 20_000 }).toBe(1)

async function program(scopes: ApiScope[] = [...apiScopes]) {
  const { asOwner, employerId } = await openHiring(base)
  const key = { employerId, name: 'Personalsystem', scopes, lifetimeDays: 'never' } as const
  const { secret } = await createKey(asOwner, { ...key })
  const call = programWith(app, secret)
  const importing = (more: object = {}, headers = {}) =>
    call('POST', '/feeds/import', { url: server.url, employer_id: employerId, ...more }, headers)
  const feeds = () =>
    db
      .selectFrom('feeds')
      .select(['id', 'name', 'started_at', 'schedule'])
      .where('employer_id', '=', employerId)
      .execute()
  return { importing, feeds, employerId }
}

describe('a program that has a feed read', () => {
  it('is told whether it can be read, and nothing is kept of it', async () => {
    const { importing, feeds } = await program()
    server.answer = answering(feedOf(ads('A', 'B')))
    const good = await importing({ validate_only: true })
    expect(good).toMatchObject({ status: 200, body: { valid: true, code: null } })
    expect(good.body.message).toContain('2')
    server.answer = answering('<!doctype html><title>Karriere</title>')
    const bad = await importing({ validate_only: true })
    expect(bad).toMatchObject({ status: 200, body: { valid: false, code: 'web-page' } })
    expect(bad.body.message).toContain('Webseite')
    expect(Object.keys(bad.body).sort()).toEqual(['code', 'message', 'valid'])
    expect(await feeds()).toEqual([])
  })

  it('hears the same of a name that leads into our own network as of one that nobody knows', async () => {
    const inside = ['db.internal', 'wiki.internal']
    const fetcher = openFetcher({
      privateHosts: [],
      resolve: async name => {
        if (inside.includes(name)) return [{ address: '10.0.0.5', family: 4 }]
        throw new Error('ENOTFOUND')
      },
    })
    const { asOwner, employerId } = await openHiring(base)
    const scopes = [...apiScopes]
    const key = { employerId, name: 'Personalsystem', scopes, lifetimeDays: 'never' as const }
    const { secret } = await createKey(asOwner, { ...key })
    const call = programWith(openApi({ ...base, fetcher }), secret)
    const answers = []
    for (const name of [...inside, 'nobody.example']) {
      const asked = { url: `https://${name}/feed.xml`, employer_id: employerId, validate_only: true }
      const { status, body } = await call('POST', '/feeds/import', asked)
      answers.push({ status, body })
    }
    expect(answers[0]).toMatchObject({ status: 200, body: { valid: false } })
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  })

  it('gets the counts when it was read, and has it read daily from then on', async () => {
    const { importing, feeds } = await program()
    server.answer = answering(feedOf([...ads('A', 'B', 'A'), { id: 'C', title: ' ' }]))
    const asked = importing({ force_update: true })
    await worked()
    expect(await asked).toMatchObject({
      status: 200,
      body: {
        success: true,
        code: null,
        error: null,
        summary: { successful: 2, duplicates: 1, failed: 1, new: 2 },
      },
    })
    expect(await feeds()).toMatchObject([{ schedule: 'daily', started_at: base.now() }])
    expect(await importing()).toMatchObject({ status: 429 })
  })

  it('is told in words when it could not be read', async () => {
    const { importing, feeds } = await program()
    server.answer = (_request, response) => response.writeHead(503).end()
    const asked = importing()
    await worked()
    expect(await asked).toMatchObject({
      status: 200,
      body: { success: false, code: 'status', summary: null },
    })
    expect((await asked).body.error).toContain('503')
    // `started_at` is set only once the feed can be read: an unreadable URL is not polled daily.
    expect(await feeds()).toMatchObject([{ started_at: null }])
    server.answer = answering(feedOf(ads('A')))
    const again = importing()
    await worked()
    expect(await again).toMatchObject({ status: 200, body: { success: true, summary: { new: 1 } } })
    expect(await feeds()).toMatchObject([{ started_at: base.now() }])
  })

  it('may have addresses asked so often an hour', async () => {
    const { importing } = await program()
    server.answer = answering(feedOf(ads('A')))
    const answers: number[] = []
    for (let count = 0; count <= limits.feedAsksPerHour; count++)
      answers.push((await importing({ validate_only: true })).status)
    expect([answers.at(-2), answers.at(-1)]).toEqual([200, 429])
  })

  it('has one feed when it asks twice at once, and one answer for one Idempotency-Key', async () => {
    const { importing, feeds } = await program()
    server.answer = answering(feedOf(ads('A')))
    const key = { 'idempotency-key': 'night-1' }
    const first = await importing({}, key)
    expect(first).toMatchObject({ status: 202, body: { success: true, summary: null } })
    expect(await importing({}, key)).toMatchObject({ status: 202, body: first.body })
    expect(await importing({ force_update: true }, key)).toMatchObject({ status: 422 })
    await worked()
    const other = await program()
    const both = Promise.all([other.importing(), other.importing()])
    await worked()
    const [done, refused] = (await both).map(({ status }) => status).sort()
    expect([done, refused === 409 || refused === 429]).toEqual([200, true])
    expect(await feeds()).toHaveLength(1)
    expect(await other.feeds()).toHaveLength(1)
  })

  it('asks for its own employer, with the right to write jobs and a complete address', async () => {
    const { importing, employerId } = await program()
    expect(await importing({ employer_id: employerId - 1 })).toMatchObject({ status: 404 })
    expect(await importing({ employer_id: 999_999 })).toMatchObject({ status: 404 })
    expect(await importing({ employer_id: 999_999, validate_only: true })).toMatchObject({ status: 404 })
    expect(await importing({ url: 'jobs.xml' })).toMatchObject({ status: 400 })
    expect(await importing({ url: 'ftp://klinik.example/' })).toMatchObject({ status: 400 })
    expect(await importing({ force: true })).toMatchObject({ status: 400 })
    const reader = await program(['jobs:read'])
    expect(await reader.importing()).toMatchObject({ status: 403 })
    expect(await reader.importing({ validate_only: true })).toMatchObject({ status: 403 })
  })
})
