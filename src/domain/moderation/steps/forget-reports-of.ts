import type { Context } from '../../caller/context.ts'
import { forgetReporters } from '../report.queries.ts'

/** For account deletion: forgets who wrote what was reported as a guest with the same address. The caller has asked its policy. */
export async function forgetReportsOf(ctx: Context, { email }: { email: string }): Promise<void> {
  await forgetReporters(ctx.db, { email })
}
