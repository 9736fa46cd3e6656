import { describe, expect, it } from 'vitest'
import { accountContext, makePerson } from '../../../tests/support/account.ts'
import { as, openHiring } from '../../../tests/support/applications.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import type { Context } from '../caller/context.ts'
import {
  changeWebhook,
  createWebhook,
  listWebhooks,
  readWebhook,
  removeWebhook,
  rotateWebhookSecret,
  switchWebhook,
} from './manage-webhooks.ts'
import { sendDeliveryAgain, sendTestEvent } from './send-again.ts'

const db = await testDatabase()
const base = accountContext(db)
const nobodysId = '00000000-0000-4000-8000-000000000000'

async function house() {
  const { asOwner, employerId } = await openHiring(base)
  const make = (ctx: Context = asOwner, url = 'https://ats.example/hooks') =>
    createWebhook(ctx, { employerId, url, events: ['application.created'] })
  const idOf = async () => (await listWebhooks(asOwner, employerId))[0]?.id ?? 0
  return { asOwner, employerId, make, idOf }
}

describe('webhooks', () => {
  it('show their secret once and keep it sealed', async () => {
    const { asOwner, employerId, make } = await house()
    const { url, secret } = await make()
    expect(url).toBe('https://ats.example/hooks')
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const rows = await db.selectFrom('webhooks').selectAll().where('employer_id', '=', employerId).execute()
    expect(rows[0]?.secret).not.toContain(secret.slice(6))
    const listed = await listWebhooks(asOwner, employerId)
    expect(listed).toMatchObject([{ url, events: ['application.created'], isActive: true, waiting: 0 }])
    expect(JSON.stringify([listed, await readWebhook(asOwner, rows[0]?.id ?? 0)])).not.toContain(
      rows[0]?.secret,
    )
    const log = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('kind', '=', 'webhook-created')
      .execute()
    expect(JSON.stringify(log)).not.toContain(secret.slice(6))
  })

  it.each([
    ['http://ats.example/hooks', 'not-https'],
    ['https://localhost/hooks', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://0x7f000001/', 'private'],
    ['https://user:secret@ats.example/', 'credentials'],
    ['https://ats.example:25/', 'port'],
    ['ats.example', 'no-address'],
  ])('are not made for %s, nor changed to it', async (url, problem) => {
    const { asOwner, make, idOf } = await house()
    const wrong = { fields: { url: [{ key: `integrations.problem.url.${problem}` }] } }
    await expect(make(asOwner, url)).rejects.toMatchObject(wrong)
    await make()
    const change = { webhookId: await idOf(), url, events: ['job.ended' as const] }
    await expect(changeWebhook(asOwner, change)).rejects.toMatchObject(wrong)
  })

  it('are at most 10, also when two owners make one in the same moment', async () => {
    const { make } = await house()
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => make()))
    expect(made.filter(({ status }) => status === 'fulfilled').length).toBe(10)
    await expect(make()).rejects.toMatchObject({ key: 'integrations.problem.too-many-webhooks' })
  })

  it('are changed, paused and removed with a line in the log each', async () => {
    const { asOwner, employerId, make, idOf } = await house()
    await make()
    const own = { webhookId: await idOf() }
    await changeWebhook(asOwner, { ...own, url: 'https://neu.example/', events: ['job.ended'] })
    await switchWebhook(asOwner, { ...own, isActive: false })
    expect(await listWebhooks(asOwner, employerId)).toMatchObject([
      { url: 'https://neu.example/', events: ['job.ended'], isActive: false },
    ])
    await expect(sendTestEvent(asOwner, own.webhookId)).rejects.toMatchObject({
      key: 'integrations.problem.webhook-paused',
    })
    await switchWebhook(asOwner, { ...own, isActive: true })
    await removeWebhook(asOwner, own)
    expect(await listWebhooks(asOwner, employerId)).toEqual([])
    const log = await db
      .selectFrom('audit_events')
      .select('kind')
      .where('kind', 'like', 'webhook-%')
      .where('details', '@>', JSON.stringify({ employerId }))
      .orderBy('id')
      .execute()
    expect(log.map(({ kind }) => kind)).toEqual([
      'webhook-created',
      'webhook-changed',
      'webhook-paused',
      'webhook-resumed',
      'webhook-removed',
    ])
  })

  it('send by hand at most 60 times an hour', async () => {
    const { asOwner, make, idOf } = await house()
    await make()
    const webhookId = await idOf()
    for (let count = 0; count < 60; count++) await sendTestEvent(asOwner, webhookId)
    await expect(sendTestEvent(asOwner, webhookId)).rejects.toMatchObject({ kind: 'too-many' })
  })

  it('are the owners’ matter: not the recruiters’, not other employers’', async () => {
    const { employerId, make, asOwner, idOf } = await house()
    await make()
    await sendTestEvent(asOwner, await idOf())
    const own = { webhookId: await idOf() }
    const { deliveries } = await readWebhook(asOwner, own.webhookId)
    const again = { ...own, deliveryId: deliveries[0]?.id ?? '' }
    const recruiter = await makePerson(db, { role: 'employer' })
    const other = await house()
    for (const [ctx, kind] of [
      [as(base, { ...recruiter, memberships: [{ employerId, role: 'recruiter' }] }), 'not-allowed'],
      [other.asOwner, 'not-found'],
      [as(base, await makePerson(db)), 'not-found'],
      [base, 'sign-in-required'],
    ] as const) {
      for (const call of [
        () => make(ctx),
        () => listWebhooks(ctx, employerId),
        () => readWebhook(ctx, own.webhookId),
        () => changeWebhook(ctx, { ...own, url: 'https://x.example/', events: ['job.ended'] }),
        () => rotateWebhookSecret(ctx, own),
        () => switchWebhook(ctx, { ...own, isActive: false }),
        () => sendTestEvent(ctx, own.webhookId),
        () => sendDeliveryAgain(ctx, again),
        () => removeWebhook(ctx, own),
      ])
        await expect(call()).rejects.toMatchObject({ kind })
    }
    await expect(readWebhook(other.asOwner, 2 ** 30)).rejects.toMatchObject({ kind: 'not-found' })
    const unknown = { ...own, deliveryId: nobodysId }
    await expect(sendDeliveryAgain(asOwner, unknown)).rejects.toMatchObject({ kind: 'not-found' })
  })
})
