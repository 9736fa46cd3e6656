import { renderMail } from '../../src/mail/render-mail.tsx'
import type { MessageTransport, OutgoingMail } from '../../src/platform/messages/mailer.ts'
import { testBrand } from './brand.ts'

/** A transport that passes everything to `send` and records it; the developer mailbox by default. */
export function testTransport(
  choices: Partial<
    Pick<MessageTransport, 'send' | 'sendText' | 'isDeveloperMailbox' | 'isMailboxForAll'>
  > = {},
) {
  const mails: OutgoingMail[] = []
  const texts: { to: string; text: string }[] = []
  const transport: MessageTransport = {
    send: async mail => {
      const id = (await choices.send?.(mail)) ?? mail.id
      mails.push(mail)
      return id
    },
    sendText:
      choices.sendText ??
      (async (to, text) => {
        texts.push({ to, text })
        return null
      }),
    canText: true,
    renderMail,
    brand: testBrand,
    isDeveloperMailbox: choices.isDeveloperMailbox ?? true,
    isMailboxForAll: choices.isMailboxForAll ?? false,
  }
  return { transport, mails, texts }
}
