import type { Context } from '../../caller/context.ts'
import { linkKeyIn, linkTokenOf } from '../../caller/signed-link.ts'

/** Signed tokens of the links in mails, see `signed-link.ts`: one for each person, one for each idea that somebody follows. */
export function ideaTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, 'ideas')
}

export function ideaKeyIn(ctx: Context, token: string): string | null {
  return linkKeyIn(ctx, token, 'ideas')
}

export function followTokenOf(ctx: Context, linkKey: string): string {
  return linkTokenOf(ctx, linkKey, 'followed idea')
}

export function followKeyIn(ctx: Context, token: string): string | null {
  return linkKeyIn(ctx, token, 'followed idea')
}
