import type { Brand, RenderedMail } from '../../mail/mail-props.ts'
import { renderSms } from '../../mail/render-sms.ts'
import type { MessageTransport } from '../../platform/messages/mailer.ts'
import type { Context } from '../caller/context.ts'
import { NotFound } from '../caller/errors.ts'
import { canReadMailbox } from './mail.policy.ts'
import { findMessage, listMessages, type Message } from './message.queries.ts'

type Mailbox = Pick<MessageTransport, 'renderMail' | 'brand' | 'isDeveloperMailbox' | 'isMailboxForAll'>

const newest = 100

/**
 * A message in the developer's mailbox. For a text message, `subject` is its text; `content` is null for what was sent through a real
 * server, whose content is erased.
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
 * The latest 100 messages that would have been sent. Available on a site that sends nothing: to connections from the machine itself, and to
 * others if the operator permits it.
 * @throws {NotFound} otherwise
 */
export async function readMailbox(ctx: Context, transport: Mailbox): Promise<MailboxEntry[]> {
  if (!canReadMailbox(ctx.client, transport)) throw new NotFound()
  return (await listMessages(ctx.db, newest)).map(message => asEntry(message, transport))
}

/** @throws {NotFound} as {@link readMailbox}, and for an unknown id */
export async function readMailboxMessage(
  ctx: Context,
  transport: Mailbox,
  { id }: { id: number },
): Promise<MailboxEntry> {
  if (!canReadMailbox(ctx.client, transport) || !Number.isSafeInteger(id) || id < 1) throw new NotFound()
  const message = await findMessage(ctx.db, id)
  if (!message) throw new NotFound()
  return asEntry(message, transport)
}

function asEntry(message: Message, transport: Mailbox): MailboxEntry {
  const { id, channel, recipient, locale, status, createdAt, template, problem } = message
  const facts = { id, channel, recipient, locale, status, createdAt, template, problem }
  if (Object.keys(message.props).length === 0) return { ...facts, subject: template, content: null }
  const rendered = render(message, transport.renderMail, transport.brand)
  return { ...facts, subject: rendered.subject, content: { html: rendered.html, text: rendered.text } }
}

type Rendered = Omit<RenderedMail, 'html'> & { html: string | null }

function render(message: Message, renderMail: MessageTransport['renderMail'], brand: Brand): Rendered {
  if (message.channel === 'mail') return renderMail(message.template, message.locale, message.props, brand)
  const text = renderSms(message.template, message.locale, message.props, brand)
  return { subject: text.split('\n')[0] ?? '', html: null, text }
}
