import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from './context.ts'

/** What a link gives access to: a signature is valid for one purpose only. */
type LinkPurpose =
  | 'followed idea'
  | 'guest application'
  | 'invoice'
  | 'ideas'
  | 'job alert'
  | 'newsletter'
  | 'employer verification'
  | 'job question'
  | 'moderation decision'
  | 'moderation report'
  | 'recommendations'
  | 'support'
  | 'talent pool'
  | 'talent search'

/**
 * The key of a link that gives access without an account. The link consists of the key and its signature with the site's secret, which is
 * not in the database: reading the table is not enough to forge one, and every mail can carry the same link.
 */
export function newLinkKey(): string {
  return randomBytes(18).toString('base64url')
}

export function linkTokenOf(ctx: Context, linkKey: string, purpose: LinkPurpose): string {
  return `${linkKey}.${ctx.realms.secretBox.fingerprint(linkKey, purpose)}`
}

/** The key in a link; null when the signature is not ours. */
export function linkKeyIn(ctx: Context, token: string, purpose: LinkPurpose): string | null {
  const [linkKey = ''] = token.split('.', 1)
  const expected = Buffer.from(linkTokenOf(ctx, linkKey, purpose))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? linkKey : null
}
