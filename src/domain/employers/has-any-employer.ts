import type { Context } from '../caller/context.ts'
import { countEmployersUpTo } from './employer-presence.queries.ts'

/** Whether the board has been used at all; an employer is the first thing that any use leaves behind. */
export async function hasAnyEmployer(ctx: Context): Promise<boolean> {
  return (await countEmployersUpTo(ctx.db, 1)) > 0
}
