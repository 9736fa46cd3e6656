import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from './context.ts'

/** What a link opens: its signature is worth nothing for anything else. */
type LinkPurpose = 'guest application' | 'job alert' | 'newsletter'

/**
 * The key of a link that opens something without an account. The link is the key and its signature by the site's secret, which is
 * not in the database: who reads the table alone can not make a link of it, and every mail can carry the same one.
 */
export function newLinkKey(): string {
  return randomBytes(18).toString('base64url')
}

export function linkTokenOf(ctx: Context, linkKey: string, purpose: LinkPurpose): string {
  return `${linkKey}.${ctx.doors.vault.fingerprint(linkKey, purpose)}`
}

/** The key of a link; null when nobody but us could have signed it and we did not. */
export function linkKeyIn(ctx: Context, token: string, purpose: LinkPurpose): string | null {
  const [linkKey = ''] = token.split('.', 1)
  const expected = Buffer.from(linkTokenOf(ctx, linkKey, purpose))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? linkKey : null
}
