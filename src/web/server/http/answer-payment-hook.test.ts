import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { somebody } from '../../../../tests/support/client.ts'
import { testContext } from '../../../../tests/support/context.ts'
import { testDatabase } from '../../../../tests/support/database.ts'
import { paymentSecret, testShop } from '../../../../tests/support/shop.ts'
import { noShop } from '../../../domain/caller/shop.ts'
import { signEvent } from '../../../platform/payments/signed-event.ts'
import type { WebDeps } from '../web-deps.ts'
import { answerPaymentHook } from './answer-payment-hook.ts'
import { sameOriginOnly } from './same-origin-only.ts'
import type { WebVariables } from './web-variables.ts'

const db = await testDatabase()
const site = { ...testContext(db), shop: testShop(db) }
const cookies: string[] = []

function appOf(ctx: typeof site) {
  // The cast: the parts that the middleware needs.
  const deps = {
    identify: async ({ client }: { client: { cookie: string } }) => {
      cookies.push(client.cookie)
      return { ctx }
    },
    clientOf: () => ({ ...somebody, cookie: 'session=stolen' }),
  } as unknown as WebDeps
  return new Hono<{ Variables: WebVariables }>()
    .use(answerPaymentHook(deps))
    .use(sameOriginOnly('https://jobs.example.org'))
    .all('*', c => c.text('page'))
}

const app = appOf(site)
let told = 0
/** With a blank and an umlaut: the signature is of these bytes and of no others that mean the same. */
const eventOf = (id = `event-${++told}`) =>
  Buffer.from(`{"eventId": "${id}",  "kind": "payment.paid", "paymentId": "test_ü"}`)
const send = (raw: Buffer, signature: string | null, to = app, path = '/hooks/payments') =>
  to.request(`http://internal${path}`, {
    method: 'POST',
    body: new Uint8Array(raw),
    headers: signature === null ? {} : { 'x-payment-signature': signature },
  })
const kept = async () => (await db.selectFrom('payment_events').select('id').execute()).map(({ id }) => id)
const sign = (raw: Buffer, now = site.now()) => signEvent(raw, paymentSecret, now)

it('takes an event by the signature of its bytes, without a session, and keeps it once however often it comes', async () => {
  const raw = eventOf('once')
  const tries = await Promise.all([1, 2, 3].map(() => send(raw, sign(raw))))
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await kept()).toEqual(['once'])
  expect(new Set(cookies)).toEqual(new Set(['']))
})

it('refuses bytes that were written anew, other signatures and none', async () => {
  const before = await kept()
  const raw = eventOf()
  const anew = Buffer.from(JSON.stringify(JSON.parse(raw.toString())))
  const statuses = [
    await send(anew, sign(raw)),
    await send(raw, signEvent(raw, 'another secret, just as long as the right one', site.now())),
    await send(raw, 't=1,v1=0'),
    await send(raw, null),
  ].map(({ status }) => status)
  expect(statuses).toEqual([401, 401, 401, 401])
  expect(await kept()).toEqual(before)
})

it('refuses what somebody has kept and sends again later', async () => {
  const raw = eventOf()
  const minutesAgo = (minutes: number) => new Date(site.now().getTime() - minutes * 60_000)
  expect((await send(raw, sign(raw, minutesAgo(6)))).status).toBe(401)
  expect((await send(raw, sign(raw, minutesAgo(4)))).status).toBe(200)
})

it('is no place where nothing is paid, for what is too large, and for other addresses', async () => {
  const raw = eventOf()
  expect((await send(raw, sign(raw), appOf({ ...site, shop: noShop }))).status).toBe(404)
  const large = Buffer.alloc(2_000_000, ' ')
  expect((await send(large, sign(large))).status).toBe(413)
  expect(await (await app.request('http://internal/hooks/payments')).text()).toBe('page')
})
