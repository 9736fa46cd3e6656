import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeJob } from '../../../tests/factories/job.ts'
import { accountContext } from '../../../tests/support/account.ts'
import { openRoles } from '../../../tests/support/roles.ts'
import { testSite } from '../../../tests/support/search.ts'
import { guest } from '../../domain/caller/actor.ts'
import type { Context } from '../../domain/caller/context.ts'
import { createKey } from '../../domain/integrations/manage-keys.ts'
import { createRateLimit } from '../../platform/network/rate-limit.ts'
import { createMcp } from './create-mcp.ts'

const site = await testSite()
const base: Context = { ...accountContext(site.db), search: site.index.search, actor: guest }
const { owner, employerId, draftId } = await openRoles(base)
const asOwner = { ...base, actor: { ...owner, memberships: [{ employerId, role: 'owner' as const }] } }
const siteText = '# Kittel\n'
let jobId = 0

function open(requestsPerMinute: number) {
  const app = createMcp({
    ctxFor: () => base,
    addressOf: () => '203.0.113.7',
    publicUrl: 'https://jobs.example',
    brandName: 'Kittel',
    siteText,
    rateLimitOf: () => createRateLimit(requestsPerMinute, 60),
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  afterAll(() => new Promise(resolve => server.close(resolve)))
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
}
const address = open(1_000)

async function connect(headers: Record<string, string> = {}) {
  const client = new Client({ name: 'a test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(address()), { requestInit: { headers } }))
  return client
}

async function keyWith(scopes: ('jobs:read' | 'drafts:write')[]) {
  const { secret } = await createKey(asOwner, { employerId, name: 'Assistent', scopes, lifetimeDays: '90' })
  return { authorization: `Bearer ${secret}` }
}

beforeAll(async () => {
  jobId = await makeJob(site.db, { title: 'Pflegefachkraft Station 7 (m/w/d)', employer_id: employerId })
  for (let count = 0; count < 24; count++) await makeJob(site.db)
  await site.found()
})

describe('other assistants', () => {
  it('are offered what everyone may look up, marked as reading only', async () => {
    const client = await connect()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_jobs',
      'get_job',
      'get_employer',
      'facets',
      'explain_pay',
    ])
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
      expect(Object.keys(inputSchema.properties ?? {})).toContain('lang')
    }
    expect(client.getServerVersion()).toMatchObject({ name: 'Kittel', websiteUrl: 'https://jobs.example' })
    await client.close()
  })

  it('get ids, links and the time with what they search, in the language they ask for', async () => {
    const client = await connect()
    const { structuredContent, content } = await client.callTool({
      name: 'search_jobs',
      arguments: { filters: { q: 'Pflegefachkraft Station 7' }, lang: 'en' },
    })
    expect(structuredContent).toMatchObject({
      total: expect.any(Number),
      asOf: expect.stringMatching(/^20\d\d-.*Z$/),
    })
    expect(JSON.stringify(structuredContent)).toContain(`"id":${jobId}`)
    expect(JSON.stringify(structuredContent)).toContain(`http://jobs.example/jobs/${jobId}-`)
    expect(JSON.stringify(structuredContent)).toContain('Permanent')
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }])
    await client.close()
  })

  it('get at most 20 ads, and are told what is wrong with their arguments', async () => {
    const client = await connect()
    const most = await client.callTool({ name: 'search_jobs', arguments: { filters: {}, size: 20 } })
    expect((most.structuredContent as { jobs: unknown[] }).jobs).toHaveLength(20)
    const wrong = await client.callTool({ name: 'search_jobs', arguments: { filters: {}, size: 21 } })
    expect(wrong).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('size') }] })
    const unknown = await client.callTool({ name: 'get_job', arguments: { jobId: 'x; drop table' } })
    expect(unknown).toMatchObject({ isError: true })
    await client.close()
  })

  it('do not learn of drafts, and find nothing where there is nothing', async () => {
    const client = await connect()
    const texts = []
    for (const id of [draftId, 999_999]) {
      const answer = await client.callTool({ name: 'get_job', arguments: { jobId: id } })
      expect(answer.isError).toBe(true)
      texts.push(answer.content)
    }
    expect(texts[0]).toEqual(texts[1])
    await client.close()
  })

  it('may read what the site says of itself', async () => {
    const client = await connect()
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(['https://jobs.example/llms.txt'])
    const { contents } = await client.readResource({ uri: 'https://jobs.example/llms.txt' })
    expect(contents).toMatchObject([{ text: siteText }])
    await client.close()
  })
})

describe('with a key', () => {
  it('of that scope they prepare what somebody confirms on the site, and nothing is saved', async () => {
    const client = await connect(await keyWith(['drafts:write']))
    const { tools } = await client.listTools()
    const drafts = tools.filter(({ annotations }) => !annotations?.readOnlyHint)
    expect(drafts.map(({ name }) => name)).toEqual(['save_job', 'draft_alert'])
    const saved = await client.callTool({ name: 'save_job', arguments: { jobId } })
    expect(saved.structuredContent).toMatchObject({ jobId, isSaved: null })
    const alert = await client.callTool({
      name: 'draft_alert',
      arguments: { filters: { q: 'Pflege', place: 'Köln' }, frequency: 'weekly' },
    })
    expect(alert.structuredContent).toMatchObject({
      isPossible: true,
      url: expect.stringMatching(/^http:\/\/jobs\.example\/jobalarm\?.*place=K%C3%B6ln/),
    })
    expect(await site.db.selectFrom('alerts').selectAll().execute()).toEqual([])
    expect(await site.db.selectFrom('saved_jobs').selectAll().execute()).toEqual([])
    await client.close()
  })

  it('of another scope they get no more than without, and with a wrong one nothing', async () => {
    const client = await connect(await keyWith(['jobs:read']))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).not.toContain('save_job')
    await client.close()
    await expect(
      connect({ authorization: `Bearer kittel_${'a'.repeat(8)}_${'b'.repeat(43)}` }),
    ).rejects.toThrow()
  })
})

describe('the door', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const ask = (to: string, headers: Record<string, string> = {}) =>
    fetch(to, {
      method: 'POST',
      body: JSON.stringify(list),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    })

  it('is closed to pages of other sites', async () => {
    expect((await ask(address())).status).toBe(200)
    expect((await ask(address(), { origin: 'https://evil.example' })).status).toBe(403)
  })

  it('takes as many requests a minute as the API, then says how long to wait', async () => {
    const few = open(2)
    await new Promise(resolve => setImmediate(resolve))
    expect([(await ask(few())).status, (await ask(few())).status]).toEqual([200, 200])
    const refused = await ask(few())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
