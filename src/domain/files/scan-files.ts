import type { Context } from '../caller/context.ts'
import { canTendFiles } from './file.policy.ts'
import { findWaitingBytes } from './file.queries.ts'
import { scanFile } from './steps/scan-file.ts'

/** Looks through what waits, oldest first: uploads of a time in which the scanner did not answer. Returns how many are done. */
export async function scanFiles(ctx: Context): Promise<number> {
  if (!canTendFiles(ctx.actor)) return 0
  let done = 0
  for (const place of await findWaitingBytes(ctx.db)) {
    try {
      await scanFile(ctx, place)
      done++
    } catch (error) {
      ctx.log.warn({ err: error, place }, 'an upload could not be scanned and goes on waiting')
    }
  }
  return done
}
