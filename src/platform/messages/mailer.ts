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
  /** Left part of the Message-ID: the same for every try, so that a receiver drops what it already has. */
  id: string
  /** Where its reader can end mails of this kind: mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string | undefined
}

export type Mailer = {
  /**
   * Hands a mail to the server and returns the id under which later news of it come.
   * @throws {MessageRefused} when the server will never take it; {@link MessageDelayed} when a later try may succeed
   */
  send(mail: OutgoingMail): Promise<string>
  close(): void
}

/** All that the site needs to write to people. */
export type Post = Pick<Mailer, 'send'> & {
  sendText: TextSender
  /** Whether text messages arrive anywhere: without a gateway nobody may be asked to wait for one. */
  canText: boolean
  renderMail: RenderMail
  brand: Brand
  /** Nothing leaves: what would have been sent is read on a page of the site. */
  isDeveloperMailbox: boolean
  /** That page is open to everyone who reaches the site, not only to whoever sits at its machine. */
  isMailboxForAll: boolean
}

const silenceMs = 30_000
const wholeMs = 60_000

/**
 * Sends through the server of `smtpUrl` (`smtp://user:password@host:587`, `smtps://…:465`). TLS is used wherever the server
 * offers it and never given up when it fails; a password goes to another machine only over TLS.
 */
export function openMailer({ smtpUrl, from, log }: { smtpUrl: string; from: string; log: Log }): Mailer {
  const transport = createTransport(poolOptions(smtpUrl))
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, unsubscribeUrl, ...mail }) => {
      const messageId = `<${id}@${domain}>`
      try {
        const signal = AbortSignal.timeout(wholeMs)
        const headers = { ...ownHeaders, ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) }
        const sent = await transport.sendMail({ ...mail, from, messageId, headers, signal })
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

/** For tools that never write to anyone: mails wait in the outbox of the site. */
export const closedPost: Post = {
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

/** For a developer's site without a mail server: nothing leaves, everything counts as sent. */
export const mailboxOnly: Mailer = { send: async ({ id }) => id, close: () => {} }

/** For a public site without a mail server: mails wait, and say what is missing, until there is one. */
export const noMailer: Mailer = {
  send: async () => {
    throw new MessageDelayed('SMTP_URL is not set')
  },
  close: () => {},
}

/** Answering machines stay silent towards what a machine wrote. */
const ownHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** One click in the mail program sends a POST there, without cookies and without anyone looking at the page. */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function poolOptions(smtpUrl: string): SMTPPoolOptions & { pool: true } {
  return {
    pool: true,
    maxConnections: 3,
    // An idle connection may have died unseen; more than one new try is the outbox's business.
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

/** Whoever stands between could hide that the server offers TLS, and read the password. */
function mustEncrypt({ protocol, password, hostname, searchParams }: URL): boolean {
  if (protocol !== 'smtp:' || password === '' || searchParams.get('requireTLS') === 'false') return false
  return !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string }

function asMessageProblem(error: unknown): Error {
  // The cast: what is no answer of a server has none of these, and then a later try may succeed.
  const { message, responseCode = 0, response = '', command } = error as SmtpError
  const isForGood = responseCode >= 500 && responseCode !== 503 && !isOurMistake(error)
  if (!isForGood) return new MessageDelayed(message, { cause: error })
  // RFC 3463: 5.1 is about the address and 5.2 about the mailbox; 5.7 and others are about us or the mail.
  const subject = /^\d{3}[ -](5\.\d+)\./.exec(response)?.[1]
  const isAddressDead = command === 'RCPT TO' && [undefined, '5.1', '5.2'].includes(subject)
  return new MessageRefused(message, isAddressDead)
}

/** A wrong password is mended by the operator; until then the mails wait. */
function isOurMistake(error: unknown): boolean {
  const { code, command, responseCode } = error as SmtpError
  return code === 'EAUTH' || code === 'ENOAUTH' || (responseCode === 530 && command === 'MAIL FROM')
}
