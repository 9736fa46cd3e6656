import type { Context } from '../../caller/context.ts'
import { linkTokenOf } from '../../caller/signed-link.ts'

export const mailLinkPurpose = 'recommendations'

/** Signed token for the link that ends the weekly mail; see `signed-link.ts`. */
export function mailTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, mailLinkPurpose)
}
