import { limits } from '../../config/limits.ts'
import { canPruneRecords } from '../accounts/account.policy.ts'
import type { Context } from '../context.ts'
import { NotAllowed } from '../errors.ts'
import { deleteLeavingsBefore } from './outside-application.queries.ts'

/** Forgets after six months for which ads people left, answered or not. @returns how many rows were deleted. */
export async function pruneOutsideApplications(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  const before = new Date(ctx.now())
  before.setUTCMonth(before.getUTCMonth() - limits.applicationMonths)
  return deleteLeavingsBefore(ctx.db, before)
}
