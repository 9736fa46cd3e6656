import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canRunOutbox } from './mail.policy.ts'
import { endWaitingMessages } from './message.queries.ts'

/**
 * Notes the messages to these addresses that wait as sent, without sending them: for fictional people, whose addresses lead
 * nowhere. A developer's mailbox shows them like any other. @throws NotAllowed for anyone but the site itself
 */
export async function keepFromSending(ctx: Context, recipients: readonly string[]): Promise<void> {
  if (!canRunOutbox(ctx.actor)) throw new NotAllowed()
  if (recipients.length === 0) return
  await endWaitingMessages(ctx.db, recipients, { keepProps: ctx.post.isDeveloperMailbox })
}
