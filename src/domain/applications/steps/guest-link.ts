import type { Context } from '../../caller/context.ts'
import { linkKeyIn, linkTokenOf } from '../../caller/signed-link.ts'
import { loadApplication } from '../application.queries.ts'

/** The signed token of a guest's link, see `signed-link.ts`; a new key invalidates the old link. */
export function guestTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, 'guest application')
}

/** The application that the link opens by which who asks came; null for links that are wrong, old or adopted, all alike. */
export async function openGuestLink(ctx: Context, options: { lock?: boolean } = {}) {
  const { guestToken } = ctx.client
  const linkKey = guestToken === null ? null : linkKeyIn(ctx, guestToken, 'guest application')
  return linkKey === null ? null : loadApplication(ctx.db, { linkKey }, options)
}
