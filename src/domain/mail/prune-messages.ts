import { daysBefore } from '../../basics/time.ts'
import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canRunOutbox } from './mail.policy.ts'
import { deleteMessages } from './message.queries.ts'

const keptDays = 90

/** Deletes messages older than 90 days that are no longer waiting. @returns how many */
export async function pruneMessages(ctx: Context): Promise<number> {
  if (!canRunOutbox(ctx.actor)) throw new NotAllowed()
  return deleteMessages(ctx.db, daysBefore(ctx.now(), keptDays))
}
