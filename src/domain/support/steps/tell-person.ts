import type { Context } from '../../caller/context.ts'
import { queueMail } from '../../mail/steps/queue-mail.ts'
import type { SupportRequest } from '../support-request.ts'
import { replyAddressOf, replyTokenOf } from './reply-token.ts'
import { supportTokenOf } from './support-link.ts'

type Letter =
  | { template: 'support-confirm' | 'support-received' | 'support-closed' }
  | { template: 'support-answered'; text: string; files: number }

/** Mails the person of a conversation, in the caller's transaction, with the link to it and an address to answer to. */
export async function tellPerson(ctx: Context, request: SupportRequest, letter: Letter): Promise<void> {
  const { email, locale, linkKey, number, userId } = request
  const replyTo = replyAddressOf(ctx, request)
  const props = {
    number,
    url: ctx.links.support(supportTokenOf(ctx, linkKey), locale),
    thread: replyTokenOf(ctx, request),
    ...(replyTo !== null && { replyTo }),
  }
  const to = { to: email, locale, userId }
  if (letter.template === 'support-answered') {
    const { template, text, files } = letter
    await queueMail(ctx, { ...to, template, props: { ...props, text, files } })
  } else await queueMail(ctx, { ...to, template: letter.template, props })
}
