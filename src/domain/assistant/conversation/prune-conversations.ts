import { daysBefore, hoursBefore } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import { type Context, inTransaction } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { canPruneRecords } from '../../caller/person.policy.ts'
import { deleteConversationsBefore } from './conversation.queries.ts'
import { deleteRatingsBefore, detachRatingsOfEnded } from './rating.queries.ts'
import { deleteTurnRecordsBefore } from './turn.queries.ts'

/** Deletes conversations that nobody keeps a day after their last turn, and old figures. @returns how many conversations */
export async function pruneConversations(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  const recordsBefore = daysBefore(ctx.now(), limits.assistantRecordDays)
  await deleteTurnRecordsBefore(ctx.db, recordsBefore)
  await deleteRatingsBefore(ctx.db, recordsBefore)
  const before = hoursBefore(ctx.now(), limits.assistantHours)
  return inTransaction(ctx, async inside => {
    // What was said for those who run the board stays for a while, without whose conversation it was.
    await detachRatingsOfEnded(inside.db, before)
    return deleteConversationsBefore(inside.db, before)
  })
}
