import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canRunOutbox } from './mail.policy.ts'
import { deleteMessages } from './message.queries.ts'

const keptDays = 90

/** Removes messages that were settled and written more than 90 days ago; returns how many. */
export async function pruneMessages(ctx: Context): Promise<number> {
  if (!canRunOutbox(ctx.actor)) throw new NotAllowed()
  return deleteMessages(ctx.db, new Date(ctx.now().getTime() - keptDays * 86_400_000))
}
