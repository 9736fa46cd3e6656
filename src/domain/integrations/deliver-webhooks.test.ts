import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { accountContext } from '../../../tests/support/account.ts'
import { applyAsGuest, applySomebody, mailsTo, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { isSignedWith, openHookReceiver } from '../../../tests/support/hook-receiver.ts'
import { limits } from '../../config/limits.ts'
import { openFetcher } from '../../platform/network/fetcher.ts'
import { deleteOwnApplication } from '../applications/delete-applications.ts'
import { sendMessage } from '../applications/exchange/send-message.ts'
import { moveApplication, withdrawApplication } from '../applications/move-application.ts'
import { undoMove } from '../applications/undo-move.ts'
import { system } from '../caller/actor.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { moveOwnJob } from '../job-ads/move-own-job.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import {
  createWebhook,
  listWebhooks,
  readWebhook,
  removeWebhook,
  rotateWebhookSecret,
  switchWebhook,
} from './manage-webhooks.ts'
import { pruneIntegrations } from './prune-integrations.ts'
import { sendDeliveryAgain, sendTestEvent } from './send-again.ts'
import { type WebhookEvent, webhookEvents } from './webhook.values.ts'

const db = await testDatabase()
const receiver = await openHookReceiver()
const slow = await openHookReceiver()
const fetcher = openFetcher({ privateHosts: [receiver.host, slow.host] })
const base: Context = {
  ...accountContext(db),
  // The site's timeouts, shortened for the tests.
  fetcher: { ...fetcher, fetch: request => fetcher.fetch({ ...request, timeoutMs: limits.outgoingMs / 10 }) },
}
const minuteMs = 60_000
afterAll(async () => {
  await receiver.close()
  await slow.close()
})
beforeEach(async () => {
  await db.deleteFrom('webhooks').execute()
  receiver.received.length = 0
  receiver.answerWith({ status: 204 })
})

const at = (minutes: number): Context => {
  const now = new Date(base.now().getTime() + minutes * minuteMs)
  return { ...base, actor: system, now: () => now }
}
const run = (minutes = 0) => deliverWebhooks(at(minutes))
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body))

async function house(events: readonly WebhookEvent[] = webhookEvents, url = receiver.url) {
  const opened = await openHiring(base)
  const { asOwner, employerId } = opened
  const { secret } = await createWebhook(asOwner, { employerId, url, events: [...events] })
  const [{ id: webhookId = 0 } = {}] = await listWebhooks(asOwner, employerId)
  const own = { webhookId }
  const deliveries = async () => (await readWebhook(asOwner, own.webhookId)).deliveries
  return { ...opened, own, secret, deliveries, test: () => sendTestEvent(asOwner, own.webhookId) }
}

describe('a program that is told of events', () => {
  it('hears of a whole application, signed, with ids and states and nothing about the person', async () => {
    const { jobId, asOwner, secret } = await house()
    const { applicationId, asSeeker } = await applySomebody(base, jobId)
    await moveApplication(asOwner, { applicationId, to: 'interview' })
    const later = { ...asSeeker, now: at(1).now }
    await sendMessage(later, { id: applicationId, text: 'Ich freue mich.', fileIds: [] })
    await withdrawApplication(later, { id: applicationId })
    await deleteOwnApplication(later, { id: applicationId })
    expect(await run(2)).toBe(5)
    const url = `http://jobs.example/api/v1/employer/applications/${applicationId}`
    const same = { applicationId, jobId, reference: null, url }
    expect(bodies().map(({ type, data }) => [type, data])).toEqual([
      ['application.created', { ...same, status: 'applied' }],
      [
        'application.status-changed',
        { ...same, status: 'interview', previousStatus: 'applied', by: 'employer' },
      ],
      ['application.message', { ...same, status: 'interview', by: 'applicant' }],
      [
        'application.status-changed',
        { ...same, status: 'withdrawn', previousStatus: 'interview', by: 'applicant' },
      ],
      ['application.deleted', { ...same, status: null, url: null }],
    ])
    for (const message of receiver.received) {
      expect(isSignedWith(secret, message)).toBe(true)
      expect(isSignedWith(secret, { ...message, body: `${message.body} ` })).toBe(false)
      expect(message.headers['content-type']).toBe('application/json')
      expect(message.body).not.toMatch(/Jana|Vogt|person\d+@|freue/)
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5)
  })

  it('hears of a decision when it can no longer be taken back, and nothing of one that was', async () => {
    const { jobId, asOwner, own, deliveries } = await house(['application.status-changed'])
    const [first, other] = [await applySomebody(base, jobId), await applySomebody(base, jobId)]
    await moveApplication(asOwner, { applicationId: first.applicationId, to: 'hired' })
    await moveApplication(asOwner, { applicationId: other.applicationId, to: 'rejected' })
    expect(await run()).toBe(0)
    await undoMove(asOwner, { applicationId: other.applicationId })
    expect(await run(1)).toBe(1)
    expect(bodies().map(({ data }) => data.applicationId)).toEqual([first.applicationId])
    await moveApplication(asOwner, { applicationId: other.applicationId, to: 'rejected' })
    const waiting = (await deliveries()).find(({ status }) => status === 'waiting')
    await sendDeliveryAgain(asOwner, { ...own, deliveryId: waiting?.id ?? '' })
    await undoMove(asOwner, { applicationId: other.applicationId })
    await run(2)
    expect(
      bodies()
        .slice(1)
        .map(({ data }) => data.status),
    ).toEqual(['rejected', 'applied'])
  })

  it('hears of its jobs, except those that a feed sends', async () => {
    const { jobId, asOwner } = await house()
    await moveOwnJob(asOwner, { jobId, action: 'pause' })
    await moveOwnJob(asOwner, { jobId, action: 'resume' })
    await moveOwnJob(asOwner, { jobId, action: 'fill' })
    await run()
    expect(bodies().map(({ type, data }) => [type, data.status])).toEqual([
      ['job.ended', 'paused'],
      ['job.published', 'published'],
      ['job.ended', 'filled'],
    ])
  })

  it('hears only of what it chose, and nothing of other employers', async () => {
    const mine = await house(['job.ended'])
    const { jobId } = await openHiring(base)
    await applyAsGuest(base, mine.jobId)
    await applyAsGuest(base, jobId)
    await moveOwnJob(mine.asOwner, { jobId: mine.jobId, action: 'archive' })
    await run()
    expect(bodies().map(({ type }) => type)).toEqual(['job.ended'])
  })

  it('hears nothing of what did not come to be', async () => {
    const { jobId, asOwner } = await house()
    const { applicationId } = await applySomebody(base, jobId)
    await run()
    await inTransaction(asOwner, async inside => {
      await moveApplication(inside, { applicationId, to: 'hired' })
      throw new Error('the power went')
    }).catch(() => {})
    await expect(moveApplication(asOwner, { applicationId, to: 'withdrawn' })).rejects.toThrow()
    await run()
    expect(bodies().length).toBe(1)
  })

  it('is told once by two processes at once, and again by the next when one died while sending', async () => {
    const { test, deliveries } = await house()
    for (let count = 0; count < 5; count++) await test()
    const taken = await Promise.all([run(), run(), run()])
    expect(taken.reduce((sum, each) => sum + each, 0)).toBe(5)
    await test()
    // As left by a crashed process: claimed, without an outcome.
    const busyUntil = new Date(base.now().getTime() + 2 * minuteMs)
    await db.updateTable('webhooks').set({ busy_until: busyUntil }).execute()
    await db
      .updateTable('webhook_deliveries')
      .set({ attempts: 1, next_try_at: busyUntil })
      .where('status', '=', 'waiting')
      .execute()
    expect(await run(1)).toBe(0)
    expect(await run(3)).toBe(1)
    expect((await deliveries()).every(({ status }) => status === 'delivered')).toBe(true)
  })
})

describe('a program that does not answer well', () => {
  it('is asked again after 1, 5, 30 minutes, 2, 6, 12 and 24 hours with the same id, and then no more', async () => {
    const { test, deliveries } = await house()
    receiver.answerWith({ status: 500, body: 'Database\nis \u0000 down <b>' })
    await test()
    let minutes = 0
    await run()
    for (const wait of [1, 5, 30, 120, 360, 720, 1440]) {
      const before = receiver.received.length
      await run(minutes + wait - 0.1)
      expect(receiver.received.length).toBe(before)
      minutes += wait
      await run(minutes)
      expect(receiver.received.length).toBe(before + 1)
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8)
    await run(minutes + 100_000)
    expect(receiver.received.length).toBe(8)
    expect(await deliveries()).toMatchObject([
      { status: 'failed', attempts: 8, responseStatus: 500, problem: 'answer: Database is down <b>' },
    ])
  })

  it('is left alone for a minute, then as long as it asks for', async () => {
    const { test, deliveries } = await house()
    receiver.answerWith({ status: 429, headers: { 'retry-after': '900' } })
    await test()
    await test()
    await run()
    expect(receiver.received.length).toBe(1)
    await run(1.1)
    expect(receiver.received.length).toBe(2)
    await run(10)
    expect(receiver.received.length).toBe(2)
    receiver.answerWith({ status: 200 })
    expect(await run(17)).toBe(2)
    expect((await deliveries()).map(({ status, problem }) => [status, problem])).toEqual([
      ['delivered', null],
      ['delivered', null],
    ])
  })

  it('by leading elsewhere is not followed', async () => {
    const { test, deliveries } = await house()
    receiver.answerWith({ status: 302, headers: { location: slow.url } })
    await test()
    await run()
    expect(slow.received.length).toBe(0)
    expect(await deliveries()).toMatchObject([{ status: 'waiting', responseStatus: 302 }])
  })

  it('holds up nobody else', async () => {
    slow.answerWith('never')
    const lame = await house(webhookEvents, slow.url)
    const quick = await house()
    await lame.test()
    await lame.test()
    for (let count = 0; count < 5; count++) await quick.test()
    const whole = run()
    await expect.poll(() => receiver.received.length, { timeout: 900 }).toBe(5)
    expect(await whole).toBe(5)
    expect((await lame.deliveries()).map(({ problem }) => problem).sort()).toEqual([null, 'timeout'])
  })

  it('that resolves to the inside is not asked at all', async () => {
    const { test, deliveries } = await house()
    await test()
    await deliverWebhooks({ ...at(0), fetcher: openFetcher({ privateHosts: [] }) })
    expect(await deliveries()).toMatchObject([
      { status: 'waiting', problem: 'not-https', responseStatus: null },
    ])
    expect(receiver.received.length).toBe(0)
  })

  it('for five days is paused, its owners are told, and it goes on when they say so', async () => {
    const { test, own, asOwner, employerId, deliveries } = await house()
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', 'userId' in asOwner.actor ? asOwner.actor.userId : '')
      .executeTakeFirstOrThrow()
    receiver.answerWith({ status: 503 })
    const day = 24 * 60
    await test()
    await run()
    await run(4.9 * day)
    expect(await mailsTo(db, email)).toEqual([])
    await run(5.1 * day)
    const [webhook] = await listWebhooks(asOwner, employerId)
    expect(webhook).toMatchObject({ isActive: false, waiting: 1 })
    expect(webhook?.failingSince).not.toBeNull()
    expect((await mailsTo(db, email)).map(({ template }) => template)).toEqual(['webhook-stopped'])
    const before = receiver.received.length
    await run(8 * day)
    expect(receiver.received.length).toBe(before)
    receiver.answerWith({ status: 200 })
    await switchWebhook(asOwner, { ...own, isActive: true })
    expect(await run(8 * day)).toBe(1)
    expect(await deliveries()).toMatchObject([{ status: 'delivered' }])
    expect(await listWebhooks(asOwner, employerId)).toMatchObject([{ isActive: true, failingSince: null }])
  })

  it('by saying that it is gone is paused at once', async () => {
    const { test, asOwner, employerId } = await house()
    receiver.answerWith({ status: 410 })
    await test()
    await run()
    expect(await listWebhooks(asOwner, employerId)).toMatchObject([{ isActive: false }])
  })
})

describe('its owners', () => {
  it('send a message again, with the id it had', async () => {
    const { test, own, asOwner, deliveries } = await house()
    await test()
    await run()
    const [{ id: deliveryId = '' } = {}] = await deliveries()
    await sendDeliveryAgain(asOwner, { ...own, deliveryId })
    await run()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId])
  })

  it('replace the secret: both sign for a day, then the new one alone', async () => {
    const { test, own, asOwner, secret: old } = await house()
    const { secret: fresh } = await rotateWebhookSecret(asOwner, own)
    for (const [hours, isOldGood] of [
      [0, true],
      [23.9, true],
      [24.1, false],
    ] as const) {
      await test()
      await run(hours * 60)
      const last = receiver.received.at(-1) ?? { headers: {}, body: '' }
      expect([isSignedWith(fresh, last), isSignedWith(old, last)]).toEqual([true, isOldGood])
    }
  })

  it('replace the secret also when the site’s own has changed', async () => {
    const { test, own, asOwner, deliveries } = await house()
    await db.updateTable('webhooks').set({ secret: 'v1.sealed.by.another' }).execute()
    await test()
    await run()
    expect(await deliveries()).toMatchObject([{ status: 'waiting', problem: 'own-fault' }])
    const { secret } = await rotateWebhookSecret(asOwner, own)
    await run(2)
    expect(receiver.received.map(message => isSignedWith(secret, message))).toEqual([true])
  })

  it('pause it: what happens meanwhile is not told later', async () => {
    const { own, asOwner, jobId } = await house()
    await applySomebody(base, jobId)
    await switchWebhook(asOwner, { ...own, isActive: false })
    await applySomebody(base, jobId)
    expect(await run()).toBe(0)
    await switchWebhook(asOwner, { ...own, isActive: true })
    expect(await run()).toBe(1)
  })

  it('remove it with what waits for it', async () => {
    const { test, own, asOwner } = await house()
    await test()
    await removeWebhook(asOwner, own)
    expect(await run()).toBe(0)
  })
})

it('messages are forgotten after 30 days', async () => {
  const { test, deliveries } = await house()
  await test()
  const day = 24 * 60
  await pruneIntegrations(at(29.9 * day))
  expect((await deliveries()).length).toBe(1)
  await pruneIntegrations(at(30.1 * day))
  expect(await deliveries()).toEqual([])
})
