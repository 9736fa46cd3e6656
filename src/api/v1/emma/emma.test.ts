import { beforeAll, describe, expect, it } from 'vitest'
import { makeJob } from '../../../../tests/factories/job.ts'
import { openApi } from '../../../../tests/support/api.ts'
import { via } from '../../../../tests/support/client.ts'
import { testSite } from '../../../../tests/support/search.ts'
import { guest } from '../../../domain/caller/actor.ts'
import { emmaAnswer } from './emma.schema.ts'

const site = await testSite({ actor: guest })
const app = openApi(via(site.ctx, { address: '198.51.100.9' }))

async function ask(body: unknown, headers: Record<string, string> = {}) {
  return app.request('/api/v1/emma', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

beforeAll(async () => {
  await makeJob(site.db)
  await site.found()
})

describe('asking the assistant', () => {
  it('is answered in parts, of the shape that is documented', async () => {
    const response = await ask({ text: 'Pflegefachkraft in Köln', lang: 'de' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answer = emmaAnswer.parse(await response.json())
    expect(answer).toMatchObject({ turn: 1, answeredBy: 'engine' })
    expect(answer.parts).toContainEqual({ type: 'filters', filters: { q: 'Pflegefachkraft', place: 'Köln' } })
    const next = await ask({ text: 'ohne Nacht', lang: 'de', conversation: answer.conversation })
    expect(await next.json()).toMatchObject({ conversation: answer.conversation, turn: 2 })
  })

  it('answers in the language of the question when none is given', async () => {
    const english = await ask({ text: 'nursing jobs in Berlin without nights' })
    expect(JSON.stringify(await english.json())).toContain('no such job')
    const german = await ask({ text: 'Stellen in der Pflege ohne Nacht' })
    expect(JSON.stringify(await german.json())).toContain('Stelle')
  })

  it('comes as events when that is accepted', async () => {
    const response = await ask({ text: 'Pflegefachkraft' }, { accept: 'text/event-stream' })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = (await response.text())
      .split('\n\n')
      .filter(Boolean)
      .map(block => /^event: (\w+)\ndata: (.*)$/s.exec(block)?.slice(1))
    const names = events.map(event => event?.[0])
    expect(names.slice(0, 2)).toEqual(['start', 'status'])
    expect(names).toContain('part')
    expect(names.at(-1)).toBe('done')
    expect(JSON.parse(events[2]?.[1] ?? '')).toMatchObject({ index: 0, part: { type: 'text' } })
  })

  it.each([
    ['nothing', { text: '' }, 'text'],
    ['no text', {}, 'text'],
    ['too long a text', { text: 'x'.repeat(501) }, 'text'],
    ['an unknown field', { text: 'MFA', foo: 1 }, 'foo'],
    ['another language', { text: 'MFA', lang: 'fr' }, 'lang'],
    ['a broken conversation', { text: 'MFA', conversation: '1' }, 'conversation'],
    ['an address of another site', { text: 'MFA', page: 'https://x.example' }, 'page'],
  ])('%s is refused by name', async (_what, body, name) => {
    const response = await ask(body)
    expect(response.status).toBe(400)
    const problem = await response.json()
    expect(problem['invalid-params'][0].name).toBe(name)
    expect(problem['invalid-params'][0].reason).not.toContain('assistant.')
  })

  it('knows no conversation that is none', async () => {
    const response = await ask({ text: 'MFA', conversation: '5b0c1f0e-6f0f-4c8e-9a53-0f2b8f3f7a10' })
    expect(response.status).toBe(404)
  })

  it('refuses what is no JSON', async () => {
    expect((await ask('{"text":')).status).toBe(400)
  })

  it('says before it streams that there were too many', async () => {
    let last = await ask({ text: 'Hallo' })
    for (let turn = 0; turn < 20 && last.status === 200; turn++) last = await ask({ text: 'Hallo' })
    expect(last.status).toBe(429)
    const streamed = await ask({ text: 'Hallo' }, { accept: 'text/event-stream' })
    expect(streamed.status).toBe(429)
    expect(Number(streamed.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
