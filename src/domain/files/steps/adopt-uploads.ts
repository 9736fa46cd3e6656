import type { Context } from '../../caller/context.ts'
import type { Holder } from '../file.policy.ts'
import { moveHeldFiles } from '../file.queries.ts'
import { isFileId } from './file-id.ts'

/**
 * Uploads of a guest become those of the person who has signed in with the same browser, in the caller's transaction; the caller
 * has asked its policy.
 */
export async function adoptUploads(
  ctx: Context,
  input: { from: Holder; to: Holder; fileIds: readonly string[] },
): Promise<void> {
  const ids = input.fileIds.filter(isFileId)
  if (ids.length > 0) await moveHeldFiles(ctx.db, { ...input, ids })
}
