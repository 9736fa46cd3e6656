import type { Context } from '../../caller/context.ts'
import { findOpenApplication } from '../application.queries.ts'

/** Whether somebody with an account has an open application to a job. The caller has asked its policy. */
export async function hasOpenApplication(
  ctx: Context,
  of: { jobId: number; userId: string },
): Promise<boolean> {
  return (await findOpenApplication(ctx.db, { ...of, email: null })) !== null
}
