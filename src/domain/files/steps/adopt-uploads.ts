import { isUuid } from '../../../basics/uuid.ts'
import type { Context } from '../../caller/context.ts'
import type { Owner } from '../file.policy.ts'
import { moveHeldFiles } from '../file.queries.ts'

/**
 * Transfers a guest's uploads to the person who signed in with the same browser, in the caller's transaction; the caller has checked its
 * policy.
 */
export async function adoptUploads(
  ctx: Context,
  input: { from: Owner; to: Owner; fileIds: readonly string[] },
): Promise<void> {
  const ids = input.fileIds.filter(isUuid)
  if (ids.length > 0) await moveHeldFiles(ctx.db, { ...input, ids })
}
