import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'

const purpose = 'job alert'

/** As for a guest's application: a random key in the table and its signature by the site's secret, which is not there. */
export function newAlertKey(): string {
  return randomBytes(18).toString('base64url')
}

export function alertTokenOf(ctx: Context, linkKey: string): string {
  return `${linkKey}.${ctx.doors.vault.fingerprint(linkKey, purpose)}`
}

/** The key of a link; null when nobody but us could have signed it and we did not. */
export function alertKeyIn(ctx: Context, token: string): string | null {
  const [linkKey = ''] = token.split('.', 1)
  const expected = Buffer.from(alertTokenOf(ctx, linkKey))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? linkKey : null
}
