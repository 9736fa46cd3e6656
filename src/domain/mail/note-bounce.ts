import type { Context } from '../context.ts'
import { NotAllowed } from '../errors.ts'
import { canRunOutbox } from './mail.policy.ts'
import { bounceMessage } from './message.queries.ts'

/** What a mail server or the operator's hook tells of a mail that came back: its Message-ID, or at least the address. */
export type Bounce = ({ messageId: string } | { recipient: string }) & { problem: string }

/**
 * Notes that a mail came back. From then on no notice goes to its address until another mail has arrived there; what
 * concerns the access to an account is still sent. False when no such mail was sent.
 */
export async function noteBounce(ctx: Context, bounce: Bounce): Promise<boolean> {
  if (!canRunOutbox(ctx.actor)) throw new NotAllowed()
  const mail =
    'messageId' in bounce
      ? { providerId: bounce.messageId.trim().replace(/^<|>$/g, '') }
      : { recipient: bounce.recipient.trim().toLowerCase() }
  return bounceMessage(ctx.db, mail, bounce.problem.slice(0, 500))
}
