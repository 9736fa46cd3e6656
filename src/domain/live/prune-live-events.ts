import { hoursBefore } from '../../basics/time.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canPruneRecords } from '../caller/person.policy.ts'
import { deleteLiveEvents } from './live.queries.ts'

const keepHours = 24

/** Deletes live events older than a day: a page that was away for longer reloads. @returns how many rows were deleted. */
export async function pruneLiveEvents(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  return deleteLiveEvents(ctx.db, hoursBefore(ctx.now(), keepHours))
}
