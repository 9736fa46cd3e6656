import type { Brand, RenderedMail } from '../../mail/mail-props.ts'
import { renderSms } from '../../mail/render-sms.ts'
import type { Post } from '../../platform/messages/mailer.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import type { Visitor } from '../caller/visitor.ts'
import { canReadMailbox } from './mail.policy.ts'
import { findMessage, listMessages, type Message } from './message.queries.ts'

type Mailbox = Pick<Post, 'renderMail' | 'brand' | 'isDeveloperMailbox' | 'isMailboxForAll'>
type Reader = Pick<Visitor, 'isHere'>

const newest = 100

/**
 * A message of the developer's mailbox. `subject` of a text message is its text; `content` is null for what was sent through a
 * real server, whose words are not kept.
 */
export type MailboxEntry = Pick<
  Message,
  'id' | 'channel' | 'recipient' | 'locale' | 'status' | 'createdAt'
> & {
  template: string
  problem: string | null
  subject: string
  content: { html: string | null; text: string } | null
}

/**
 * The newest 100 messages that would have been sent, newest first. Open on a site that sends nothing: to whoever sits at its machine,
 * to others where its operator has said so. @throws {NotFound} for all others, and on a site that sends mail
 */
export async function readMailbox(ctx: Context, post: Mailbox, reader: Reader): Promise<MailboxEntry[]> {
  if (!canReadMailbox(reader, post)) throw new NotFound()
  return (await listMessages(ctx.db, newest)).map(message => asEntry(message, post))
}

/** One message of the mailbox. @throws {NotFound} as {@link readMailbox}, and for an id that does not exist */
export async function readMailboxMessage(
  ctx: Context,
  post: Mailbox,
  { id, reader }: { id: number; reader: Reader },
): Promise<MailboxEntry> {
  if (!canReadMailbox(reader, post) || !Number.isSafeInteger(id) || id < 1) throw new NotFound()
  const message = await findMessage(ctx.db, id)
  if (!message) throw new NotFound()
  return asEntry(message, post)
}

function asEntry(message: Message, post: Mailbox): MailboxEntry {
  const { id, channel, recipient, locale, status, createdAt, template, problem } = message
  const facts = { id, channel, recipient, locale, status, createdAt, template, problem }
  if (Object.keys(message.props).length === 0) return { ...facts, subject: template, content: null }
  const rendered = render(message, post.renderMail, post.brand)
  return { ...facts, subject: rendered.subject, content: { html: rendered.html, text: rendered.text } }
}

type Rendered = Omit<RenderedMail, 'html'> & { html: string | null }

function render(message: Message, renderMail: Post['renderMail'], brand: Brand): Rendered {
  if (message.channel === 'mail') return renderMail(message.template, message.locale, message.props, brand)
  const text = renderSms(message.template, message.locale, message.props, brand)
  return { subject: text.split('\n')[0] ?? '', html: null, text }
}
