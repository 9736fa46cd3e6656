import type { Env } from '../config/env.ts'
import { isLoopbackHost } from '../platform/network/loopback.ts'
import { StartError } from '../platform/process/start-error.ts'

/**
 * Sent through `server`, left to `wait` for one, or shown in the developer mailbox, either on this machine only or to everyone who reaches
 * the site.
 */
export type MailWay = 'server' | 'wait' | 'mailbox-here' | 'mailbox-for-all'

/**
 * Chooses how mails are handled. Whoever reads the mailbox can take over any account, so by default it is only open on a site that only
 * this machine can reach.
 * @throws {StartError} when the site is reachable from elsewhere and the configuration does not say what happens to its mails
 */
export function mailWayOf(env: Env): MailWay {
  if (env.SMTP_URL) return 'server'
  if (env.MAIL_WITHOUT_SERVER === 'open-mailbox') return 'mailbox-for-all'
  if (env.MAIL_WITHOUT_SERVER === 'wait' || env.isProduction) return 'wait'
  const signs = signsOfOthers(env)
  if (signs.length === 0) return 'mailbox-here'
  throw new StartError(
    `This site can be reached from other machines (${signs.join(', ')}), but the configuration does not say what happens to its mails: set ` +
      'SMTP_URL to a mail server, or MAIL_WITHOUT_SERVER=wait to hold mails until there is one.',
  )
}

/** Whether the site is a trial: demo accounts with passwords shown in the terminal belong nowhere else. */
export function isForTrying(env: Env): boolean {
  if (env.isProduction) return false
  return signsOfOthers(env).length === 0 || (!env.SMTP_URL && env.MAIL_WITHOUT_SERVER === 'open-mailbox')
}

function signsOfOthers(env: Env): string[] {
  return [
    ...(isLoopbackHost(new URL(env.publicUrl).hostname) ? [] : [`PUBLIC_URL is ${env.publicUrl}`]),
    ...(isLoopbackHost(env.HOST) ? [] : [`HOST is ${env.HOST}`]),
    ...(env.TRUSTED_ADDRESS_HEADER ? ['TRUSTED_ADDRESS_HEADER names a proxy'] : []),
  ]
}
