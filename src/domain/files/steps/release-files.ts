import type { Context } from '../../caller/context.ts'
import { markUnused } from '../file.queries.ts'

/**
 * Releases files in the transaction in which the owning room deletes what they belong to. They become inaccessible at once; the first
 * pruning after `at` deletes them with their bytes, and until then `takeBackFile` restores them. The caller has checked its policy.
 */
export async function releaseFiles(ctx: Context, fileIds: readonly string[], at = ctx.now()): Promise<void> {
  if (fileIds.length > 0) await markUnused(ctx.db, fileIds, at)
}
