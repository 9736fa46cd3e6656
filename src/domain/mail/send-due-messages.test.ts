import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { mailServer } from '../../../tests/support/mail-server.ts'
import { openOutbox } from '../../../tests/support/outbox.ts'
import { testTransport } from '../../../tests/support/transport.ts'
import { MessageDelayed } from '../../platform/messages/message-problem.ts'
import { guest } from '../caller/actor.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { noteBounce } from './note-bounce.ts'
import { pruneMessages } from './prune-messages.ts'
import { sendDueMessages } from './send-due-messages.ts'
import { queueMail } from './steps/queue-mail.ts'
import { queueSms } from './steps/queue-sms.ts'

const db = await testDatabase()
const { at, transportThrough, mailTo, queueConfirmation, rows, url, eva, start } = openOutbox(db)
const ctx = at(0)

beforeEach(() => db.deleteFrom('messages').execute())

describe('the outbox', () => {
  it('sends a mail by a real server, once, and then forgets its link', async () => {
    const server = await mailServer()
    const transport = transportThrough(server.url)
    await queueConfirmation(eva)
    expect(await sendDueMessages(ctx, transport)).toBe(1)
    expect(await sendDueMessages(at(60), transport)).toBe(0)
    expect(server.received.map(mail => [mail.to, mail.subject])).toEqual([
      [[eva], 'Bitte bestätigen Sie Ihre E-Mail-Adresse'],
    ])
    expect(server.received[0]?.text).toContain(url)
    expect(server.received[0]?.html).toContain(url)
    const [row] = await rows()
    expect(row).toMatchObject({ status: 'sent', attempts: 1, props: {}, sent_at: start })
    expect(row?.provider_id).toBe(server.received[0]?.messageId?.replace(/[<>]/g, ''))
  })

  it('keeps what a mail said when nothing leaves the site, so that it can be read in the mailbox', async () => {
    await queueConfirmation(eva)
    await sendDueMessages(ctx, testTransport().transport)
    expect(await rows()).toMatchObject([{ status: 'sent', props: { name: 'Eva', url } }])
  })

  it('sends each mail once when two processes work at the same time', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `person-${index}@klinik.example`)
    for (const address of addresses) await queueConfirmation(address)
    const slow = () => new Promise<string>(resolve => setImmediate(() => resolve('id')))
    const first = testTransport({ send: slow })
    const second = testTransport({ send: slow })
    await Promise.all([sendDueMessages(ctx, first.transport), sendDueMessages(ctx, second.transport)])
    expect(first.mails.length).toBeGreaterThan(0)
    expect(second.mails.length).toBeGreaterThan(0)
    expect([...first.mails, ...second.mails].map(mail => mail.to).sort()).toEqual(addresses.sort())
  })

  it('sends nothing of a change that was taken back', async () => {
    const { transport, mails } = testTransport()
    const tasks: string[] = []
    const rememberTask = async (name: string) => {
      tasks.push(name)
    }
    const asked: Context = {
      ...ctx,
      tasks: { enqueue: rememberTask, within: () => ({ ...asked.tasks, enqueue: rememberTask }) },
    }
    const change = inTransaction(asked, async inner => {
      await queueMail(inner, mailTo(eva))
      throw new Error('The change did not work')
    })
    await expect(change).rejects.toThrow('did not work')
    expect(tasks).toEqual(['send-messages'])
    expect(await sendDueMessages(ctx, transport)).toBe(0)
    expect(mails).toEqual([])
  })

  it('writes a mail with the same key once', async () => {
    await queueMail(ctx, { ...mailTo(eva), key: 'reminder:1' })
    await queueMail(ctx, { ...mailTo(eva), key: 'reminder:1' })
    expect(await rows()).toHaveLength(1)
  })

  it('tries again after 1, 5, 30 minutes, 2 and 8 hours, with the same id, and then gives up', async () => {
    const tried: string[] = []
    const { transport } = testTransport({
      send: async ({ id }) => {
        tried.push(id)
        throw new MessageDelayed('451 busy')
      },
      isDeveloperMailbox: false,
    })
    await queueConfirmation(eva)
    let minutes = 0
    for (const wait of [1, 5, 30, 120, 480]) {
      await sendDueMessages(at(minutes), transport)
      await sendDueMessages(at(minutes + wait - 0.1), transport)
      minutes += wait
    }
    expect(tried).toHaveLength(5)
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 5, problem: '451 busy' }])
    await sendDueMessages(at(minutes), transport)
    await sendDueMessages(at(minutes + 10_000), transport)
    expect(tried).toHaveLength(6)
    expect(new Set(tried).size).toBe(1)
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 6, props: {} }])
  })

  it('arrives when the server has recovered', async () => {
    let isBusy = true
    const server = await mailServer({ answerTo: () => (isBusy ? { code: 451, text: '4.3.0 Busy' } : null) })
    const transport = transportThrough(server.url)
    await queueConfirmation(eva)
    expect(await sendDueMessages(ctx, transport)).toBe(0)
    isBusy = false
    expect(await sendDueMessages(at(1), transport)).toBe(1)
    expect(server.received).toHaveLength(1)
    expect(await rows()).toMatchObject([{ status: 'sent', problem: null }])
  })

  it('of a process that died is sent by another one after five minutes', async () => {
    await queueConfirmation(eva)
    const dying = testTransport({ send: () => new Promise(() => {}) })
    void sendDueMessages(ctx, dying.transport)
    const { transport, mails } = testTransport()
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    expect(await sendDueMessages(at(4.9), transport)).toBe(0)
    expect(await sendDueMessages(at(5), transport)).toBe(1)
    expect(mails).toHaveLength(1)
  })

  it('does not send a code that has run out', async () => {
    const { transport, mails } = testTransport()
    await queueMail(ctx, {
      to: eva,
      template: 'sign-in-code',
      props: { code: '123456', minutes: 10 },
      locale: 'de',
    })
    await sendDueMessages(at(10), transport)
    expect(mails).toEqual([])
    expect(await rows()).toMatchObject([{ status: 'failed', problem: 'too late' }])
  })

  it('goes on with the others when one mail cannot be written', async () => {
    const { transport, mails } = testTransport()
    await queueConfirmation(eva)
    await db.updateTable('messages').set({ template: 'no-such-mail' }).execute()
    await queueConfirmation('max@klinik.example')
    await sendDueMessages(ctx, transport)
    expect(mails.map(mail => mail.to)).toEqual(['max@klinik.example'])
    expect((await rows()).map(row => row.status)).toEqual(['failed', 'sent'])
  })

  it('sends text messages too', async () => {
    const { transport, texts } = testTransport()
    await queueSms(ctx, {
      to: '+4915112345678',
      template: 'factor-code',
      props: { code: '123456', minutes: 10 },
      locale: 'en',
    })
    await sendDueMessages(ctx, transport)
    expect(texts).toMatchObject([
      { to: '+4915112345678', text: expect.stringContaining('123456 is your code') },
    ])
  })

  it('is worked through by the site, not by visitors', async () => {
    const { transport } = testTransport()
    const visitor = { ...ctx, actor: guest }
    await expect(sendDueMessages(visitor, transport)).rejects.toMatchObject({ kind: 'not-allowed' })
    await expect(pruneMessages(visitor)).rejects.toMatchObject({ kind: 'not-allowed' })
    const bounce = { messageId: '<1.abc@kittel.example>', problem: 'x' }
    await expect(noteBounce(visitor, bounce)).rejects.toMatchObject({ kind: 'not-allowed' })
  })

  it('forgets after 90 days what is settled', async () => {
    await queueConfirmation(eva)
    await sendDueMessages(ctx, testTransport().transport)
    await queueConfirmation('waiting@klinik.example')
    expect(await pruneMessages(at(90 * 24 * 60))).toBe(0)
    expect(await pruneMessages(at(90 * 24 * 60 + 1))).toBe(1)
    expect((await rows()).map(row => row.recipient)).toEqual(['waiting@klinik.example'])
  })
})
