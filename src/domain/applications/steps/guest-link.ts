import type { Context } from '../../caller/context.ts'
import { linkKeyIn, linkTokenOf } from '../../caller/signed-link.ts'
import { loadApplication } from '../application.queries.ts'

/** The token of a guest's link, see `signed-link.ts`; a new key makes the old link worthless. */
export function guestTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, 'guest application')
}

/** The application that a guest's link opens; null for links that are wrong, old or adopted, all alike. */
export async function openGuestLink(ctx: Context, guestToken: string, options: { lock?: boolean } = {}) {
  const linkKey = linkKeyIn(ctx, guestToken, 'guest application')
  return linkKey === null ? null : loadApplication(ctx.db, { linkKey }, options)
}
