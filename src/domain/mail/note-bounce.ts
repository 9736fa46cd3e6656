import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canRunOutbox } from './mail.policy.ts'
import { bounceMessage } from './message.queries.ts'

/**
 * What a mail server tells of a mail that came back. An address alone is not believed: anyone can send a report that names one.
 */
export type Bounce = { messageId: string; problem: string }

/**
 * Notes that a mail came back. From then on no notice goes to its address until another mail has arrived there; what
 * concerns the access to an account is still sent. False when no such mail was sent.
 */
export async function noteBounce(ctx: Context, bounce: Bounce): Promise<boolean> {
  if (!canRunOutbox(ctx.actor)) throw new NotAllowed()
  return bounceMessage(ctx.db, bounce.messageId.replace(/^<|>$/g, ''), bounce.problem.slice(0, 500))
}
