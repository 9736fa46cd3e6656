import type { Context } from '../../caller/context.ts'
import { releaseFiles } from '../../files/steps/release-files.ts'
import { forgetReporters } from '../report.queries.ts'
import { detachReportFiles } from '../report-file.queries.ts'

/**
 * For account deletion: forgets who wrote what was reported, also as a guest with the same address, and deletes the files that came with it.
 * The caller has asked its policy.
 */
export async function forgetReportsOf(
  ctx: Context,
  { email, userId }: { email: string; userId: string },
): Promise<void> {
  await releaseFiles(ctx, await detachReportFiles(ctx.db, { reporters: [{ email }, { userId }] }))
  await forgetReporters(ctx.db, { email })
}
