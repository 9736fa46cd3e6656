import type { Context } from '../caller/context.ts'
import { countEmployersUpTo } from './employer-presence.queries.ts'

/** Whether the site has been used at all; any use creates an employer first. */
export async function hasAnyEmployer(ctx: Context): Promise<boolean> {
  return (await countEmployersUpTo(ctx.db, 1)) > 0
}
