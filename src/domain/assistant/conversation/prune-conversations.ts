import { daysBefore, hoursBefore } from '../../../basics/time.ts'
import { limits } from '../../../config/limits.ts'
import type { Context } from '../../caller/context.ts'
import { NotAllowed } from '../../caller/errors.ts'
import { canPruneRecords } from '../../caller/person.policy.ts'
import { deleteConversationsBefore } from './conversation.queries.ts'
import { deleteTurnRecordsBefore } from './turn.queries.ts'

/** Deletes conversations that nobody keeps a day after their last turn, and old figures. @returns how many conversations */
export async function pruneConversations(ctx: Context): Promise<number> {
  if (!canPruneRecords(ctx.actor)) throw new NotAllowed()
  await deleteTurnRecordsBefore(ctx.db, daysBefore(ctx.now(), limits.assistantRecordDays))
  return deleteConversationsBefore(ctx.db, hoursBefore(ctx.now(), limits.assistantHours))
}
