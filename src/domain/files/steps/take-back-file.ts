import type { Context } from '../../caller/context.ts'
import { keepGivenUp } from '../file.queries.ts'

/**
 * A file that was given up for later belongs again to what it belonged to, in the caller's transaction; false when its time is over
 * or it was found infected. The caller has asked its policy.
 */
export async function takeBackFile(ctx: Context, fileId: string): Promise<boolean> {
  return keepGivenUp(ctx.db, fileId, ctx.now())
}
