import type { Context } from '../../caller/context.ts'
import { linkKeyIn, linkTokenOf } from '../../caller/signed-link.ts'

/** Signed token for the links in an alert's mails; see `signed-link.ts`. */
export function alertTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, 'job alert')
}

export function alertKeyIn(ctx: Context, token: string): string | null {
  return linkKeyIn(ctx, token, 'job alert')
}
