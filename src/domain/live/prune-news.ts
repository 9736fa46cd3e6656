import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canPruneRecords } from '../caller/person.policy.ts'
import { deleteNews } from './live.queries.ts'

const keepHours = 24

/** Deletes news older than a day: a page that was away for longer is read anew. @returns how many rows were deleted. */
export async function pruneNews(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  return deleteNews(ctx.db, new Date(ctx.now().getTime() - keepHours * 3_600_000))
}
