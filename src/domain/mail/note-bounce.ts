import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canRunOutbox } from './mail.policy.ts'
import { bounceMessage } from './message.queries.ts'

/** A mail server's bounce report. Identifies the mail by its id: an address alone can be forged by anyone. */
export type Bounce = {
  messageId: string
  problem: string
  /** Its reader has called it spam; the address is alive. */
  isComplaint?: boolean
}

/**
 * Records a bounce or a complaint. Until another mail has been delivered to its address, no notifications are sent there; mails about account access still
 * are.
 * @returns false when no such mail was sent
 */
export async function noteBounce(ctx: Context, bounce: Bounce): Promise<boolean> {
  if (!canRunOutbox(ctx.actor)) throw new NotAllowed()
  return bounceMessage(ctx.db, {
    providerId: bounce.messageId.replace(/^<|>$/g, ''),
    problem: bounce.problem.slice(0, 500),
    status: bounce.isComplaint ? 'complained' : 'bounced',
  })
}
