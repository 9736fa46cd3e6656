import { ApartProblem } from '../../../platform/files/read-apart.ts'
import type { Context } from '../../caller/context.ts'

/** True when reading failed through a defect of ours, such as a missing package, which is logged for the operator. */
export function isReaderDown(ctx: Context, error: unknown): boolean {
  if (!(error instanceof ApartProblem) || error.reason !== 'failed') return false
  ctx.log.error({ err: error, cause: error.cause }, 'the process that reads files failed')
  return true
}
