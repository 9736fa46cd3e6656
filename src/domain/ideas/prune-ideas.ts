import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canTendIdeas } from './idea.policy.ts'
import { deleteOldWaiting, deleteUnconfirmedPeople } from './idea-person.queries.ts'

/** Deletes addresses that were not confirmed within seven days, and what waited for them. @returns how many addresses */
export async function pruneIdeas(ctx: Context): Promise<number> {
  if (!canTendIdeas(ctx.actor)) throw new NotAllowed()
  const before = daysBefore(ctx.now(), limits.ideaConfirmDays)
  return inTransaction(ctx, async ({ db }) => {
    await deleteOldWaiting(db, before)
    return deleteUnconfirmedPeople(db, before)
  })
}
