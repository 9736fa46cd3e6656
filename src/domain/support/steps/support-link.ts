import type { Context } from '../../caller/context.ts'
import { linkKeyIn, linkTokenOf } from '../../caller/signed-link.ts'

/** Signed token for the links in the mails of a conversation; see `signed-link.ts`. */
export function supportTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, 'support')
}

export function supportKeyIn(ctx: Context, token: string): string | null {
  return linkKeyIn(ctx, token, 'support')
}
