import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { loadApplication } from './application.queries.ts'

/**
 * A guest's link is a random key and its signature by the site's secret, which is not in the database: who reads the table alone
 * can not make a link of it, and every mail about an application can carry the same one. A new key makes the old link worthless.
 */
export function newLinkKey(): string {
  return randomBytes(18).toString('base64url')
}

export function guestTokenOf(ctx: Context, linkKey: string): string {
  return `${linkKey}.${ctx.doors.vault.fingerprint(linkKey, 'guest application')}`
}

/** The application that a guest's link opens; null for links that are wrong, old or adopted, all alike. */
export async function openGuestLink(ctx: Context, guestToken: string, options: { lock?: boolean } = {}) {
  const [linkKey = ''] = guestToken.split('.', 1)
  const expected = Buffer.from(guestTokenOf(ctx, linkKey))
  const given = Buffer.from(guestToken)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return loadApplication(ctx.db, { linkKey }, options)
}
