import type { Env } from '../config/env.ts'
import { isLoopbackHost } from '../platform/network/loopback.ts'
import { StartError } from '../platform/process/start-error.ts'

/**
 * What becomes of mails: they leave through `server`, they `wait` for one, or they are read in the mailbox page, either by
 * whoever sits at this machine or by everyone who reaches the site.
 */
export type MailWay = 'server' | 'wait' | 'mailbox-here' | 'mailbox-for-all'

/**
 * Decides the way of mails from the configuration. Whoever reads the mailbox can take over any account, so without a decision it is
 * open only where nobody but this machine can reach the site.
 * @throws {StartError} when the site is reached from elsewhere and nobody has said what becomes of its mails.
 */
export function mailWayOf(env: Env): MailWay {
  if (env.SMTP_URL) return 'server'
  if (env.MAIL_WITHOUT_SERVER === 'open-mailbox') return 'mailbox-for-all'
  if (env.MAIL_WITHOUT_SERVER === 'wait' || env.isProduction) return 'wait'
  const signs = signsOfOthers(env)
  if (signs.length === 0) return 'mailbox-here'
  throw new StartError(
    `This site can be reached from other machines (${signs.join(', ')}), and nobody has said what becomes of its mails: set ` +
      'SMTP_URL to a mail server, or MAIL_WITHOUT_SERVER=wait to keep mails back until there is one.',
  )
}

/** Whether the site is there to be looked at: accounts with passwords that the terminal shows belong on no other. */
export function isForTrying(env: Env): boolean {
  if (env.isProduction) return false
  return signsOfOthers(env).length === 0 || (!env.SMTP_URL && env.MAIL_WITHOUT_SERVER === 'open-mailbox')
}

/** The settings that lead others than this machine to the site. */
function signsOfOthers(env: Env): string[] {
  return [
    ...(isLoopbackHost(new URL(env.publicUrl).hostname) ? [] : [`PUBLIC_URL is ${env.publicUrl}`]),
    ...(isLoopbackHost(env.HOST) ? [] : [`HOST is ${env.HOST}`]),
    ...(env.TRUSTED_ADDRESS_HEADER ? ['TRUSTED_ADDRESS_HEADER names a proxy'] : []),
  ]
}
