import type { Context } from '../caller/context.ts'
import { findRequestOfFile } from './message.queries.ts'
import { supportKeyIn } from './steps/support-link.ts'
import { canReadSupportFile } from './support.policy.ts'

/** Whether who asks may read a file of a conversation: the team, the person, and who came by the link of its mails. */
export async function canReadFileOfSupport(ctx: Context, { fileId }: { fileId: string }): Promise<boolean> {
  const file = await findRequestOfFile(ctx.db, fileId)
  if (!file) return false
  if (canReadSupportFile(ctx.actor, file)) return true
  const { guestToken } = ctx.client
  return !file.isForTeamOnly && guestToken !== null && supportKeyIn(ctx, guestToken) === file.linkKey
}
