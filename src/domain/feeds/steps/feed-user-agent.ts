import type { Context } from '../../caller/context.ts'

/** Who asks for a feed, and where to find out more about us. */
export function feedUserAgent(ctx: Context): string {
  return `KittelFeedReader/1.0 (+${ctx.links.site()})`
}
