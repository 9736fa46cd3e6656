import { beforeEach, describe, expect, it } from 'vitest'
import { via } from '../../../tests/support/client.ts'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { testTransport } from '../../../tests/support/transport.ts'
import { guest } from '../caller/actor.ts'
import { readMailbox, readMailboxMessage } from './read-mailbox.ts'
import { sendDueMessages } from './send-due-messages.ts'
import { queueMail } from './steps/queue-mail.ts'
import { queueSms } from './steps/queue-sms.ts'

const db = await testDatabase()
const ctx = testContext(db)
const { transport } = testTransport()
const here = via({ ...ctx, actor: guest }, { isHere: true })
const url = 'https://jobs.example.org/auth/confirm?token=abc'

beforeEach(() => db.deleteFrom('messages').execute())

describe('the mailbox of a site without a mail server', () => {
  it('shows whoever sits at its machine what would have been sent, the newest first', async () => {
    await queueMail(ctx, mailTo('eva@klinik.example'))
    await queueSms(ctx, {
      to: '+4915112345678',
      template: 'factor-code',
      props: { code: '123456', minutes: 10 },
      locale: 'en',
    })
    await sendDueMessages(ctx, transport)
    const [text, mail] = await readMailbox(here, transport)
    expect(text).toMatchObject({ channel: 'sms', recipient: '+4915112345678', content: { html: null } })
    expect(text?.subject).toMatch(/^123456 is your code/)
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'eva@klinik.example', status: 'sent' })
    const read = await readMailboxMessage(here, transport, { id: mail?.id ?? 0 })
    expect(read.content?.text).toContain(url)
    expect(read.content?.html).toContain(url)
  })

  it('does not exist where mails leave, and says no more about a message than about none', async () => {
    await queueMail(ctx, mailTo('eva@klinik.example'))
    const [row] = await db.selectFrom('messages').select('id').execute()
    const real = testTransport({ isDeveloperMailbox: false }).transport
    const unknown = { kind: 'not-found', key: 'error.not-found' }
    await expect(readMailbox(here, real)).rejects.toMatchObject(unknown)
    await expect(readMailboxMessage(here, real, { id: row?.id ?? 0 })).rejects.toMatchObject(unknown)
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 60])
      await expect(readMailboxMessage(here, transport, { id })).rejects.toMatchObject(unknown)
  })

  it('is closed to others than whoever sits at the machine, unless the operator has opened it', async () => {
    await queueMail(ctx, mailTo('eva@klinik.example'))
    const [row] = await db.selectFrom('messages').select('id').execute()
    const elsewhere = { ...ctx, actor: guest }
    const unknown = { kind: 'not-found', key: 'error.not-found' }
    await expect(readMailbox(elsewhere, transport)).rejects.toMatchObject(unknown)
    const asked = { id: row?.id ?? 0 }
    await expect(readMailboxMessage(elsewhere, transport, asked)).rejects.toMatchObject(unknown)
    const open = testTransport({ isMailboxForAll: true }).transport
    expect(await readMailbox(elsewhere, open)).toHaveLength(1)
  })

  it('still lists what left through a server that was set before, without its words', async () => {
    await queueMail(ctx, mailTo('eva@klinik.example'))
    await sendDueMessages(ctx, testTransport({ isDeveloperMailbox: false }).transport)
    expect(await readMailbox(here, transport)).toMatchObject([{ subject: 'confirm-address', content: null }])
  })
})

function mailTo(to: string) {
  return { to, template: 'confirm-address', props: { name: 'Eva', url }, locale: 'de' } as const
}
