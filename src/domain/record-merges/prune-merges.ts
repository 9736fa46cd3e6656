import { daysBefore } from '../../basics/time.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canPruneRecords } from '../caller/person.policy.ts'
import { deleteMergesBefore } from './merge.queries.ts'
import { snapshotDays } from './merge.values.ts'

/** Deletes what was kept of records that were merged more than thirty days ago. @returns of how many */
export async function pruneMerges(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  return deleteMergesBefore(ctx.db, daysBefore(ctx.now(), snapshotDays))
}
