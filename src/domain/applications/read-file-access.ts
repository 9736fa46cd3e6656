import type { Context } from '../caller/context.ts'
import { canReadFilesOf } from './application.policy.ts'
import { findApplicationOfFile } from './application-files.queries.ts'
import { openGuestLink } from './steps/guest-link.ts'

/**
 * Whether who asks may read a document of an application or an attachment of a message in it: both sides may, a guest by the link
 * of the mail.
 */
export async function canReadApplicationFile(ctx: Context, input: { fileId: string }): Promise<boolean> {
  const application = await findApplicationOfFile(ctx.db, input.fileId)
  if (!application) return false
  if (canReadFilesOf(ctx.actor, application)) return true
  const opened = await openGuestLink(ctx)
  return opened?.id === application.id
}
