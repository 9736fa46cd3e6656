import { limits } from '../../config/limits.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canPruneRecords } from '../caller/person.policy.ts'
import { deleteLeavingsBefore } from './outside-application.queries.ts'

/** Deletes records older than six months, answered or not. @returns how many rows were deleted. */
export async function pruneOutsideApplications(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  const before = new Date(ctx.now())
  before.setUTCMonth(before.getUTCMonth() - limits.applicationMonths)
  return deleteLeavingsBefore(ctx.db, before)
}
