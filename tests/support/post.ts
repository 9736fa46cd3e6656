import { renderMail } from '../../src/mail/render-mail.tsx'
import type { OutgoingMail, Post } from '../../src/platform/messages/mailer.ts'
import { testBrand } from './brand.ts'

/** A post that hands everything to `send` and keeps what was sent; in the developer's mailbox unless said otherwise. */
export function testPost(
  choices: Partial<Pick<Post, 'send' | 'sendText' | 'isDeveloperMailbox' | 'isMailboxForAll'>> = {},
) {
  const mails: OutgoingMail[] = []
  const texts: { to: string; text: string }[] = []
  const post: Post = {
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
  return { post, mails, texts }
}
