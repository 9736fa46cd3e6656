import type { Context } from '../../caller/context.ts'
import { linkKeyIn, linkTokenOf } from '../../caller/signed-link.ts'

/** Signed tokens of the links in mails, see `signed-link.ts`: one for each report, one for each decision. */
export function reportTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, 'moderation report')
}

export function reportKeyIn(ctx: Context, token: string): string | null {
  return linkKeyIn(ctx, token, 'moderation report')
}

export function decisionTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, 'moderation decision')
}

export function decisionKeyIn(ctx: Context, token: string): string | null {
  return linkKeyIn(ctx, token, 'moderation decision')
}
