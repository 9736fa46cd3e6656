import type { Env } from '../config/env.ts'
import { loadMailRenderer } from '../mail/load-mail-renderer.ts'
import {
  type Mailer,
  type MessageTransport,
  mailboxOnly,
  noMailer,
  openMailer,
} from '../platform/messages/mailer.ts'
import { noTextSender, openSmsGateway, type TextSender, textsToMailbox } from '../platform/messages/sms.ts'
import type { Log } from '../platform/process/log.ts'
import { href } from '../web/addresses.ts'
import type { MailWay } from './who-reads-mails.ts'

export type OpenTransport = { transport: MessageTransport; close: () => void }

/**
 * Opens the transports for mails and text messages. Without a mail server, messages stay in the developer mailbox or wait until there is
 * one; `way` says which.
 */
export async function openTransport(
  env: Env,
  { log, isDev, way }: { log: Log; isDev: boolean; way: MailWay },
): Promise<OpenTransport> {
  const isDeveloperMailbox = way === 'mailbox-here' || way === 'mailbox-for-all'
  if (way === 'wait') log.warn('SMTP_URL is not set: mails wait until it is')
  if (way === 'mailbox-for-all') log.warn('everyone who reaches the site can read all its mails')
  const mailer = mailerOf(env, way, log)
  const transport: MessageTransport = {
    send: mailer.send,
    sendText: textSenderOf(env, isDeveloperMailbox),
    canText: env.SMS_GATEWAY_URL !== undefined || isDeveloperMailbox,
    renderMail: await loadMailRenderer({ isDev }),
    brand: {
      name: env.BRAND_NAME,
      operator: env.OPERATOR_NAME,
      supportEmail: env.BRAND_SUPPORT_EMAIL,
      homeUrl: { de: env.publicUrl + href('home', 'de'), en: env.publicUrl + href('home', 'en') },
      imprintUrl: { de: env.publicUrl + href('imprint', 'de'), en: env.publicUrl + href('imprint', 'en') },
    },
    isDeveloperMailbox,
    isMailboxForAll: way === 'mailbox-for-all',
  }
  return { transport, close: mailer.close }
}

function mailerOf(env: Env, way: MailWay, log: Log): Mailer {
  if (!env.SMTP_URL) return way === 'wait' ? noMailer : mailboxOnly
  const ownName = env.BRAND_NAME.replaceAll(/["\\]/g, '')
  return openMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM ?? `"${ownName}" <${env.BRAND_SUPPORT_EMAIL}>`,
    log,
  })
}

function textSenderOf(env: Env, isDeveloperMailbox: boolean): TextSender {
  if (env.SMS_GATEWAY_URL) return openSmsGateway({ url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN })
  return isDeveloperMailbox ? textsToMailbox : noTextSender
}
