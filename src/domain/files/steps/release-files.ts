import type { Context } from '../../caller/context.ts'
import { markUnused } from '../file.queries.ts'

/**
 * Gives files up, in the transaction in which the owning module deletes what they belong to; the next look through the files after
 * `at` deletes them with their bytes, and until then `takeBackFile` brings them back. Shown to nobody from now on. The caller has asked
 * its policy.
 */
export async function releaseFiles(ctx: Context, fileIds: readonly string[], at = ctx.now()): Promise<void> {
  if (fileIds.length > 0) await markUnused(ctx.db, fileIds, at)
}
