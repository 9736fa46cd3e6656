import type { Context } from '../caller/context.ts'
import { NotAllowed } from '../caller/errors.ts'
import { canTendFiles } from './file.policy.ts'
import { findWaitingBytes } from './file.queries.ts'
import { scanFile } from './steps/scan-file.ts'

/** Scans waiting uploads, oldest first: those from a time without a working scanner. @returns how many were scanned */
export async function scanFiles(ctx: Context): Promise<number> {
  if (!canTendFiles(ctx.actor)) throw new NotAllowed()
  let done = 0
  for (const place of await findWaitingBytes(ctx.db)) {
    try {
      await scanFile(ctx, place)
      done++
    } catch (error) {
      ctx.log.warn({ err: error, place }, 'an upload could not be scanned and keeps waiting')
    }
  }
  return done
}
