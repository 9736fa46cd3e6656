import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { openOutbox } from '../../../tests/support/outbox.ts'
import { testTransport } from '../../../tests/support/transport.ts'
import { MessageRefused } from '../../platform/messages/message-problem.ts'
import { noteBounce } from './note-bounce.ts'
import { sendDueMessages } from './send-due-messages.ts'
import { queueMail } from './steps/queue-mail.ts'

const db = await testDatabase()
const { at, mailTo, queueConfirmation, queueNotice, rows, eva } = openOutbox(db)
const ctx = at(0)

beforeEach(() => db.deleteFrom('messages').execute())

describe('an address that mails come back from', () => {
  const refusing = testTransport({
    send: async () => {
      throw new MessageRefused('550 5.1.1 No such user', true)
    },
    isDeveloperMailbox: false,
  })

  it('gets no notices any more, but what concerns the access to the account', async () => {
    await queueConfirmation(eva)
    await sendDueMessages(ctx, refusing.transport)
    expect(await rows()).toMatchObject([{ status: 'bounced', problem: '550 5.1.1 No such user', props: {} }])
    const { transport, mails } = testTransport()
    await queueNotice(at(1))
    await sendDueMessages(at(1), transport)
    expect(mails).toEqual([])
    await queueMail(at(2), mailTo(eva))
    await sendDueMessages(at(2), transport)
    expect(mails).toHaveLength(1)
    await queueNotice(at(3))
    await sendDueMessages(at(3), transport)
    expect(mails).toHaveLength(2)
  })

  it('is noted when the news come later, by the id of the mail', async () => {
    const { transport } = testTransport({ send: async () => '1.abc@kittel.example' })
    await queueConfirmation(eva)
    await sendDueMessages(ctx, transport)
    const problem = 'mailbox unknown'
    expect(await noteBounce(ctx, { messageId: '<other@kittel.example>', problem })).toBe(false)
    expect(await noteBounce(ctx, { messageId: '<1.abc@kittel.example>', problem })).toBe(true)
    expect(await rows()).toMatchObject([{ status: 'bounced', problem }])
  })

  it('is not one whose server refused a mail for what it says', async () => {
    const { transport } = testTransport({
      send: async () => {
        throw new MessageRefused('554 5.6.0 Looks like spam', false)
      },
    })
    await queueConfirmation(eva)
    await sendDueMessages(ctx, transport)
    expect(await rows()).toMatchObject([{ status: 'failed' }])
    const later = testTransport()
    await queueNotice(at(1))
    await sendDueMessages(at(1), later.transport)
    expect(later.mails).toHaveLength(1)
  })
})
