import type { Context } from '../caller/context.ts'
import { canDecide } from './moderation.policy.ts'
import { findCaseOfFile } from './report-file.queries.ts'

/** Whether who asks may read a file that proves a report: nobody but who decides about reports, not even whoever sent it. */
export async function canReadFileOfReport(ctx: Context, { fileId }: { fileId: string }): Promise<boolean> {
  return canDecide(ctx.actor) && (await findCaseOfFile(ctx.db, fileId)) !== null
}
