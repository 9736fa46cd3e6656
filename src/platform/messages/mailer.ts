import { createTransport, type SMTPPoolOptions } from 'nodemailer'
import { limits } from '../../config/limits.ts'
import type { Brand, RenderMail } from '../../mail/mail-props.ts'
import type { Log } from '../process/log.ts'
import { MessageDelayed, MessageRefused } from './message-problem.ts'
import type { TextSender } from './sms.ts'

export type OutgoingMail = {
  to: string
  subject: string
  html: string
  text: string
  /** Left part of the Message-ID: the same for every attempt, so that receivers drop duplicates. */
  id: string
  /** One-click unsubscribe for mails of this kind; mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** Where answers go, instead of to the sender. */
  replyTo?: string | undefined
  /** The same for all mails of a conversation, so that mail programs show them together. */
  thread?: string | undefined
}

export type Mailer = {
  /**
   * Hands a mail to the server. @returns the id that bounces will refer to
   * @throws {MessageRefused} when the server will never take it; {@link MessageDelayed} when a later attempt may succeed
   */
  send(mail: OutgoingMail): Promise<string>
  close(): void
}

/** Everything the site needs to send messages to people. */
export type MessageTransport = Pick<Mailer, 'send'> & {
  sendText: TextSender
  /** False without an SMS gateway: nobody may then be asked to wait for a text message. */
  canText: boolean
  renderMail: RenderMail
  brand: Brand
  /** Nothing is sent: messages are shown on a page of the site instead. */
  isDeveloperMailbox: boolean
  /** Everyone who reaches the site may open that page, not only requests from its own machine. */
  isMailboxForAll: boolean
}

const silenceMs = 30_000
const wholeMs = 60_000

/**
 * Sends through the server of `smtpUrl` (`smtp://user:password@host:587`, `smtps://…:465`). TLS is used wherever the server offers it,
 * without falling back to plain text; passwords go to other machines only over TLS.
 */
export function openMailer({ smtpUrl, from, log }: { smtpUrl: string; from: string; log: Log }): Mailer {
  const transport = createTransport(poolOptions(smtpUrl))
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, unsubscribeUrl, thread, ...mail }) => {
      const messageId = `<${id}@${domain}>`
      try {
        const signal = AbortSignal.timeout(wholeMs)
        const headers = { ...ownHeaders, ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) }
        const references = thread && `<${thread}@${domain}>`
        const sent = await transport.sendMail({ ...mail, from, messageId, references, headers, signal })
        return (sent.serverMessageId ?? messageId).replace(/^<|>$/g, '')
      } catch (error) {
        if (isOurMistake(error))
          log.error({ err: error }, 'the mail server does not accept our configuration')
        throw asMessageProblem(error)
      }
    },
    close: () => transport.close(),
  }
}

/** For tools that never send messages: mails stay in the outbox for the site. */
export const closedTransport: MessageTransport = {
  send: unused,
  sendText: unused,
  canText: true,
  renderMail: () => {
    throw new Error('This tool sends no mails')
  },
  brand: {
    name: '',
    operator: '',
    supportEmail: '',
    homeUrl: { de: '', en: '' },
    imprintUrl: { de: '', en: '' },
  },
  isDeveloperMailbox: false,
  isMailboxForAll: false,
}

async function unused(): Promise<never> {
  throw new Error('This tool sends no mails')
}

/** For development without a mail server: nothing is sent, everything counts as sent. */
export const mailboxOnly: Mailer = { send: async ({ id }) => id, close: () => {} }

/** For production without a mail server: mails stay in the outbox, and the error says what is missing. */
export const noMailer: Mailer = {
  send: async () => {
    throw new MessageDelayed('SMTP_URL is not set')
  },
  close: () => {},
}

/** Keeps autoresponders from replying. */
const ownHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** One-click unsubscribe: the mail program POSTs there without cookies, and nobody sees the page. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function poolOptions(smtpUrl: string): SMTPPoolOptions & { pool: true } {
  return {
    pool: true,
    maxConnections: 3,
    // An idle connection may have died unnoticed; further retries are up to the outbox.
    maxRequeues: 1,
    url: smtpUrl,
    ...(mustEncrypt(new URL(smtpUrl)) ? { requireTLS: true } : {}),
    connectionTimeout: limits.outgoingMs,
    greetingTimeout: limits.outgoingMs,
    socketTimeout: silenceMs,
    dnsTimeout: limits.outgoingMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A man in the middle could strip STARTTLS from the server's capabilities and read the password. */
function mustEncrypt({ protocol, password, hostname, searchParams }: URL): boolean {
  if (protocol !== 'smtp:' || password === '' || searchParams.get('requireTLS') === 'false') return false
  return !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string }

function asMessageProblem(error: unknown): Error {
  // The cast: errors that are not server responses have none of these, and a later attempt may succeed.
  const { message, responseCode = 0, response = '', command } = error as SmtpError
  const isForGood = responseCode >= 500 && responseCode !== 503 && !isOurMistake(error)
  if (!isForGood) return new MessageDelayed(message, { cause: error })
  // RFC 3463: 5.1 is about the address and 5.2 about the mailbox; 5.7 and others concern the sender or the mail.
  const subject = /^\d{3}[ -](5\.\d+)\./.exec(response)?.[1]
  const isAddressDead = command === 'RCPT TO' && [undefined, '5.1', '5.2'].includes(subject)
  return new MessageRefused(message, isAddressDead)
}

/** A wrong password is for the operator to fix; the mails wait until then. */
function isOurMistake(error: unknown): boolean {
  const { code, command, responseCode } = error as SmtpError
  return code === 'EAUTH' || code === 'ENOAUTH' || (responseCode === 530 && command === 'MAIL FROM')
}
