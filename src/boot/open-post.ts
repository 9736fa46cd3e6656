import type { Env } from '../config/env.ts'
import { loadMailRenderer } from '../mail/load-mail-renderer.ts'
import type { Log } from '../platform/log.ts'
import { type Mailer, mailboxOnly, noMailer, openMailer, type Post } from '../platform/mailer.ts'
import { noTextSender, openSmsGateway, type TextSender, textsToMailbox } from '../platform/sms.ts'
import { href } from '../web/addresses.ts'

export type OpenPost = { post: Post; close: () => void }

/**
 * Opens the ways on which mails and text messages leave. Without `SMTP_URL` they stay in the mailbox page of a newcomer's site;
 * in production, where nobody may read them there, they wait until there is a mail server.
 */
export async function openPost(env: Env, { log, isDev }: { log: Log; isDev: boolean }): Promise<OpenPost> {
  const isDeveloperMailbox = !env.SMTP_URL && !env.isProduction
  if (env.isProduction && !env.SMTP_URL) log.warn('SMTP_URL is not set: mails wait until it is')
  const mailer = mailerOf(env, log)
  const post: Post = {
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
  }
  return { post, close: mailer.close }
}

function mailerOf(env: Env, log: Log): Mailer {
  if (!env.SMTP_URL) return env.isProduction ? noMailer : mailboxOnly
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
