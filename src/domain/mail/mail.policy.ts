import type { Post } from '../../platform/messages/mailer.ts'
import type { Actor } from '../caller/actor.ts'
import type { Visitor } from '../caller/visitor.ts'

/** Messages are written by use cases that have asked their own policy, and sent and cleared away by the site itself. */
export function canRunOutbox(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** The mailbox leads into every account: without a decision of the operator it is for whoever sits at the machine. */
export function canReadMailbox(
  visitor: Pick<Visitor, 'isHere'>,
  { isDeveloperMailbox, isMailboxForAll }: Pick<Post, 'isDeveloperMailbox' | 'isMailboxForAll'>,
): boolean {
  return isDeveloperMailbox && (isMailboxForAll || visitor.isHere === true)
}
