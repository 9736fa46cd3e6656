import { beforeEach, describe, expect, it } from 'vitest'
import { testContext } from '../../../tests/support/context.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { testPost } from '../../../tests/support/post.ts'
import { guest } from '../caller/actor.ts'
import { readMailbox, readMailboxMessage } from './read-mailbox.ts'
import { sendDueMessages } from './send-due-messages.ts'
import { queueMail } from './steps/queue-mail.ts'
import { queueSms } from './steps/queue-sms.ts'

const db = await testDatabase()
const ctx = testContext(db)
const visitor = { ...ctx, actor: guest }
const { post } = testPost()
const here = { isHere: true }
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
    await sendDueMessages(ctx, post)
    const [text, mail] = await readMailbox(visitor, post, here)
    expect(text).toMatchObject({ channel: 'sms', recipient: '+4915112345678', content: { html: null } })
    expect(text?.subject).toMatch(/^123456 is your code/)
    expect(mail).toMatchObject({ channel: 'mail', recipient: 'eva@klinik.example', status: 'sent' })
    const read = await readMailboxMessage(visitor, post, { id: mail?.id ?? 0, reader: here })
    expect(read.content?.text).toContain(url)
    expect(read.content?.html).toContain(url)
  })

  it('does not exist where mails leave, and says no more about a message than about none', async () => {
    await queueMail(ctx, mailTo('eva@klinik.example'))
    const [row] = await db.selectFrom('messages').select('id').execute()
    const real = testPost({ isDeveloperMailbox: false }).post
    const unknown = { kind: 'not-found', key: 'error.not-found' }
    await expect(readMailbox(visitor, real, here)).rejects.toMatchObject(unknown)
    await expect(readMailboxMessage(visitor, real, { id: row?.id ?? 0, reader: here })).rejects.toMatchObject(
      unknown,
    )
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 60])
      await expect(readMailboxMessage(visitor, post, { id, reader: here })).rejects.toMatchObject(unknown)
  })

  it('is closed to others than whoever sits at the machine, unless the operator has opened it', async () => {
    await queueMail(ctx, mailTo('eva@klinik.example'))
    const [row] = await db.selectFrom('messages').select('id').execute()
    const elsewhere = { isHere: false }
    const unknown = { kind: 'not-found', key: 'error.not-found' }
    await expect(readMailbox(visitor, post, elsewhere)).rejects.toMatchObject(unknown)
    const asked = { id: row?.id ?? 0, reader: elsewhere }
    await expect(readMailboxMessage(visitor, post, asked)).rejects.toMatchObject(unknown)
    const open = testPost({ isMailboxForAll: true }).post
    expect(await readMailbox(visitor, open, elsewhere)).toHaveLength(1)
  })

  it('still lists what left through a server that was set before, without its words', async () => {
    await queueMail(ctx, mailTo('eva@klinik.example'))
    await sendDueMessages(ctx, testPost({ isDeveloperMailbox: false }).post)
    expect(await readMailbox(visitor, post, here)).toMatchObject([
      { subject: 'confirm-address', content: null },
    ])
  })
})

function mailTo(to: string) {
  return { to, template: 'confirm-address', props: { name: 'Eva', url }, locale: 'de' } as const
}
