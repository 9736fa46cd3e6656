import type { MessageTransport } from '../../platform/messages/mailer.ts'
import type { Actor } from '../caller/actor.ts'
import type { Client } from '../caller/client.ts'

/** Messages are written by use cases that have asked their own policy; sending and pruning are for the system. */
export function canRunOutbox(actor: Actor): boolean {
  return actor.kind === 'system'
}

/** The mailbox gives access to every account: unless the operator decides otherwise, it is only for connections from the machine itself. */
export function canReadMailbox(
  client: Client,
  { isDeveloperMailbox, isMailboxForAll }: Pick<MessageTransport, 'isDeveloperMailbox' | 'isMailboxForAll'>,
): boolean {
  return isDeveloperMailbox && (isMailboxForAll || client.isHere)
}
