import { daysBefore } from '../../basics/time.ts'
import { limits } from '../../config/limits.ts'
import { type Context, inTransaction } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canLookAfterQuestions } from './job-question.policy.ts'
import { deleteSettledAskers, deleteUnconfirmed, deleteUnusedAddresses } from './old-question.queries.ts'

/**
 * Deletes who asked, and with which address, 30 days after the answer or the ad's end, and addresses that were not confirmed within 7 days.
 * The questions stay with their counts.
 */
export async function pruneQuestions(ctx: Context): Promise<void> {
  if (!canLookAfterQuestions(ctx.actor)) throw new NotAllowed()
  await inTransaction(ctx, async ({ db, now }) => {
    await deleteSettledAskers(db, daysBefore(now(), limits.questionAddressDays))
    await deleteUnconfirmed(db, daysBefore(now(), limits.questionConfirmDays))
    await deleteUnusedAddresses(db)
  })
}
