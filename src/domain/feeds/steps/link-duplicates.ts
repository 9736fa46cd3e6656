import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { freeDuplicatesOf, linkDuplicatesOf } from '../duplicate.queries.ts'
import { canImportFeed } from '../feed.policy.ts'

/**
 * Links an employer's duplicates, from two feeds or from a feed and by hand, so that search finds only the best; the other pages remain.
 * @returns how many links changed.
 * @throws NotAllowed
 */
export async function linkDuplicates(ctx: Context, employerId: number): Promise<number> {
  if (!canImportFeed(ctx.actor)) throw new NotAllowed()
  if (!(await freeDuplicatesOf(ctx.db, employerId))) return 0
  return linkDuplicatesOf(ctx.db, employerId)
}
