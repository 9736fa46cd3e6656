import type { Context } from '../../caller/context.ts'
import { releaseFiles } from '../../files/steps/release-files.ts'
import { deleteRequests, listFilesOfRequests } from '../old-support.queries.ts'

/** Deletes conversations with their files, in the caller's transaction; the caller has asked its policy. */
export async function deleteConversations(ctx: Context, requestIds: readonly number[]): Promise<void> {
  if (requestIds.length === 0) return
  await releaseFiles(ctx, await listFilesOfRequests(ctx.db, requestIds))
  await deleteRequests(ctx.db, requestIds)
}
