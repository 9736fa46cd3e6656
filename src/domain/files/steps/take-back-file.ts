import type { Context } from '../../caller/context.ts'
import { keepGivenUp } from '../file.queries.ts'

/** Reattaches a released file, in the caller's transaction; false when it has expired or is infected. The caller has checked its policy. */
export async function takeBackFile(ctx: Context, fileId: string): Promise<boolean> {
  return keepGivenUp(ctx.db, fileId, ctx.now())
}
