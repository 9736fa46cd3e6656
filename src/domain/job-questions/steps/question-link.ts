import type { Context } from '../../caller/context.ts'
import { linkKeyIn, linkTokenOf } from '../../caller/signed-link.ts'

/** Signed token for the links in a guest's mails about questions; see `signed-link.ts`. */
export function questionTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, 'job question')
}

export function questionKeyIn(ctx: Context, token: string): string | null {
  return linkKeyIn(ctx, token, 'job question')
}
