import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { freeDuplicatesOf, linkDuplicatesOf } from '../duplicate.queries.ts'
import { canImportFeed } from '../feed.policy.ts'

/**
 * Finds ads of an employer that came twice, from two feeds or from a feed and by hand, and lets search find the best one of them
 * alone; the pages of the others stay. @returns how many links changed. @throws NotAllowed
 */
export async function linkDuplicates(ctx: Context, employerId: number): Promise<number> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  if (!(await freeDuplicatesOf(ctx.db, employerId))) return 0
  return linkDuplicatesOf(ctx.db, employerId)
}
