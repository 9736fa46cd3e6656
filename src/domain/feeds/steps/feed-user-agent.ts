import type { Context } from '../../caller/context.ts'

/** Identifies us to feed hosts, with a URL for more information. */
export function feedUserAgent(ctx: Context): string {
  return `KittelFeedReader/1.0 (+${ctx.links.site()})`
}
