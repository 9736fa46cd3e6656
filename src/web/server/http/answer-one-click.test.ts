import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { openAlerts } from '../../../../tests/support/alerts.ts'
import { somebody } from '../../../../tests/support/client.ts'
import { readAlert } from '../../../domain/alerts/read-own-alerts.ts'
import { guest } from '../../../domain/caller/actor.ts'
import type { WebDeps } from '../web-deps.ts'
import { answerOneClick } from './answer-one-click.ts'
import { sameOriginOnly } from './same-origin-only.ts'
import type { WebVariables } from './web-variables.ts'

const alerts = await openAlerts()
const ctx = alerts.as(guest)
const asked: string[] = []
// The cast: the parts that the middleware needs.
const deps = {
  identify: async ({ client }: { client: { cookie: string } }) => {
    asked.push(client.cookie)
    return { ctx }
  },
  clientOf: () => ({ ...somebody, cookie: 'session=stolen' }),
} as unknown as WebDeps
const app = new Hono<{ Variables: WebVariables }>()
  .use(answerOneClick(deps))
  .use(sameOriginOnly('https://jobs.example.org'))
  .all('*', c => c.text('page'))

const oneClick = 'List-Unsubscribe=One-Click'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (path: string, body: string | FormData = oneClick, headers: Record<string, string> = form) =>
  app.request(`http://internal${path}`, { method: 'POST', body, headers })
let count = 0
const newToken = () => alerts.createForGuest(`klick${count++}@example.org`)

it('ends the mails of an alert when the mail program asks for it, once and again, without a session', async () => {
  const token = await newToken()
  for (const path of [`/jobalarm/${token}/abmelden`, `/en/alert/${token}/unsubscribe`]) {
    const answer = await post(path)
    expect([answer.status, await answer.text()]).toEqual([200, 'Unsubscribed.\n'])
  }
  await expect(readAlert(ctx, { token })).rejects.toMatchObject({ kind: 'not-found' })
  expect(asked).toEqual(['', ''])
})

it('takes the other form of body that mail programs send', async () => {
  const token = await newToken()
  const body = new FormData()
  body.set('List-Unsubscribe', 'One-Click')
  expect((await post(`/jobalarm/${token}/abmelden`, body, {})).status).toBe(200)
  await expect(readAlert(ctx, { token })).rejects.toMatchObject({ kind: 'not-found' })
})

it('changes nothing when the address is only opened', async () => {
  const token = await newToken()
  expect(await (await app.request(`http://internal/jobalarm/${token}/abmelden`)).text()).toBe('page')
  expect((await readAlert(ctx, { token })).alert.status).toBe('active')
})

it('refuses what asks for something else, and other pages as before', async () => {
  const token = await newToken()
  expect((await post(`/jobalarm/${token}/abmelden`, 'form=unsubscribe')).status).toBe(403)
  expect((await post(`/jobalarm/${token}`, oneClick)).status).toBe(403)
  const fromElsewhere = { ...form, origin: 'https://evil.example' }
  expect((await post(`/jobalarm/${token}/abmelden`, oneClick, fromElsewhere)).status).toBe(403)
  expect((await readAlert(ctx, { token })).alert.status).toBe('active')
})

it('answers a wrong link like a right one', async () => {
  expect((await post('/jobalarm/wrong.token/abmelden')).status).toBe(200)
  expect((await post('/newsletter/wrong.token/ende')).status).toBe(200)
})
