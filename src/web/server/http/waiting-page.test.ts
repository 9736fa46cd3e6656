import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/process/log.ts'
import { answerFailure } from './answer-failure.ts'
import { waitingPage } from './waiting-page.ts'

const app = new Hono().all('*', () => {
  throw new HTTPException(504)
})
app.onError(answerFailure(createLog('silent'), 'Kittel'))
const accept = { accept: 'text/html' }

describe('an answer that takes too long', () => {
  it('is a page that asks again by itself, in the colours that were chosen', async () => {
    const answer = await app.request('/jobs', { headers: { ...accept, cookie: 'theme=dark' } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([504, '5'])
    const page = await answer.text()
    expect(page).toContain('<html lang="de" class="dark">')
    expect(page).toContain('http-equiv="refresh"')
  })

  it('to what was sent does not, and says that it may have arrived', async () => {
    const page = await (await app.request('/login', { method: 'POST', headers: accept })).text()
    expect(page).not.toContain('http-equiv="refresh"')
    expect(page).toContain('wissen wir nicht')
  })

  it('stays what programs can read', async () => {
    expect(await (await app.request('/api/v1/jobs', { headers: accept })).json()).toMatchObject({
      code: 'error.timeout',
    })
    expect(await (await app.request('/jobs.data')).text()).not.toContain('<')
  })
})

describe('the page of a site that starts', () => {
  it('lets its own style in and nothing else, and shows the name of the site as text', async () => {
    const request = new Request('http://jobs.example/', { headers: accept })
    const answer = waitingPage(request, { status: 503, kind: 'starting', name: '<b>&Co' })
    const page = await answer.text()
    const style = /<style>([\s\S]+)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    expect(page).not.toContain('<b>')
  })
})
