import type { Context } from '../../caller/context.ts'
import { markUsed } from '../mailed-file.queries.ts'

/** Says that files that came by mail belong to something now, in the caller's transaction; they stay until they are released. */
export async function useMailedFiles(ctx: Context, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) await markUsed(ctx.db, fileIds)
}
