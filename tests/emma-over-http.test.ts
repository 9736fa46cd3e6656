import { describe, expect, it, vi } from 'vitest'
import { makeJob } from './factories/job.ts'
import { makePerson } from './support/account.ts'
import { openWebSite } from './support/web-site.ts'

const site = await openWebSite()
const seeker = await site.enter((await makePerson(site.db)).userId)
const other = await site.enter((await makePerson(site.db)).userId)
await makeJob(site.db, { apply_way: 'here', apply_email: null })
// The site's index follows the database.
const isFound = async () => (await (await site.send('/api/v1/jobs')).json()).total === 1
await vi.waitUntil(isFound, { timeout: 20_000, interval: 200 })

const fields = (form: string, more: Record<string, string> = {}) => new URLSearchParams({ form, ...more })
const post = (path: string, body: URLSearchParams, cookie = '') => site.post(path, body, { cookie })
const read = async (path: string, cookie = '') => site.send(path, { headers: { cookie } })
const keyIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .join()
    .match(/assistant=[\w-]+/)?.[0] ?? ''

async function ask(cookie = '', text = 'Stellen in der Pflege') {
  const answer = await post('/emma', fields('ask', { text }), cookie)
  const to = answer.headers.get('location') ?? ''
  return { answer, path: to.replace(/#.*/, ''), key: keyIn(answer) }
}

describe('a conversation without scripts', () => {
  it('leads from a question to its turn, which is read again by whoever asked', async () => {
    const { answer, path, key } = await ask()
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^\/emma\?conversation=[\da-f-]{36}#turn-1$/)
    const page = await read(path, key)
    expect(page.headers.get('cache-control')).toContain('no-store')
    const html = await page.text()
    expect(html).toContain('Stellen in der Pflege')
    expect(html).toContain('id="turn-1"')
  })

  it('is nobody else’s: not another guest’s and not a person’s', async () => {
    const { path } = await ask()
    for (const cookie of ['', other, `assistant=${'a'.repeat(43)}`]) {
      const page = await read(path, cookie)
      expect(page.status).toBe(404)
      expect(await page.text()).not.toContain('id="turn-1"')
      expect((await post(path, fields('delete'), cookie)).headers.get('location')).not.toBe('/emma')
    }
  })

  it('loses no question that is refused', async () => {
    const long = 'Pflege '.repeat(80)
    const { answer } = await ask('', long)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('Bitte höchstens 500 Zeichen auf einmal.')
    expect(html).toContain(long.trim().slice(0, 400))
  })

  it('is kept, taken along as text and deleted by the person whose it is', async () => {
    const { path } = await ask(seeker)
    const id = path.split('conversation=')[1] ?? ''
    expect((await post(path, fields('keep', { isKept: 'yes' }), seeker)).status).toBe(302)
    expect(await (await read('/emma', seeker)).text()).toContain('Behaltene Gespräche')
    const file = await read(`/emma/export/${id}`, seeker)
    expect(file.headers.get('content-type')).toContain('text/plain')
    expect(await file.text()).toMatch(/^Sie: Stellen in der Pflege\n\nEmma: /)
    expect((await read(`/emma/export/${id}`, other)).status).toBe(404)
    expect((await post(path, fields('delete'), seeker)).headers.get('location')).toBe('/emma')
    expect((await read(path, seeker)).status).toBe(404)
  })

  it('can be rated, asked differently and have a turn deleted', async () => {
    const { path, key } = await ask()
    const rated = await post(path, fields('rate', { turn: '1', rating: 'not-helpful' }), key)
    expect(rated.headers.get('location')).toBe(`${path}#turn-1`)
    expect(await (await read(path, key)).text()).toContain('name="reason"')
    await post(path, fields('rate', { turn: '1', rating: 'not-helpful', reason: 'Zu weit weg' }), key)
    expect(await (await read(path, key)).text()).not.toContain('name="reason"')
    await post(path, fields('edit', { text: 'Stellen für MFA' }), key)
    const html = await (await read(path, key)).text()
    expect(html).toContain('Stellen für MFA')
    expect(html).not.toContain('>Stellen in der Pflege<')
    await post(path, fields('delete-turn', { turn: '1' }), key)
    expect(await (await read(path, key)).text()).not.toContain('id="turn-1"')
  })
})

it('a message that was drafted stands in the application, whoever asked for it', async () => {
  const [job] = (await (await site.send('/api/v1/jobs')).json()).jobs
  const message = 'Guten Tag, hiermit bewerbe ich mich.'
  const answer = await post('/emma', fields('use-message', { jobId: String(job.id), message }))
  expect(answer.status).toBe(302)
  const cookie =
    answer.headers
      .getSetCookie()
      .join()
      .match(/uploads=[\w-]+/)?.[0] ?? ''
  const form = await read(new URL(answer.headers.get('location') ?? '', 'http://x').pathname, cookie)
  const page = form.status === 301 ? await read(form.headers.get('location') ?? '', cookie) : form
  expect(await page.text()).toContain(message)
})

it('a guest’s browser gets its key before the first question of a script, and no other site can have it', async () => {
  const answer = await site.post('/emma/begin', new URLSearchParams({ from: '/jobs' }))
  expect(answer.status).toBe(204)
  expect(keyIn(answer)).not.toBe('')
  expect(
    (await site.post('/emma/begin', new URLSearchParams(), { origin: 'https://other.example' })).status,
  ).toBe(403)
})
