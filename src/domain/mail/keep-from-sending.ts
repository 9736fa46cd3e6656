import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canRunOutbox } from './mail.policy.ts'
import { endWaitingMessages } from './message.queries.ts'

/**
 * Marks waiting messages to these addresses as sent without sending them: for fictional people with unreachable addresses. They still
 * appear in a developer's mailbox.
 * @throws NotAllowed for anyone but the system
 */
export async function keepFromSending(ctx: Context, recipients: readonly string[]): Promise<void> {
  if (!canRunOutbox(ctx.actor)) throw new NotAllowed()
  if (recipients.length === 0) return
  await endWaitingMessages(ctx.db, recipients, { keepProps: ctx.transport.isDeveloperMailbox })
}
