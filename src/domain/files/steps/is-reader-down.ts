import { ApartProblem } from '../../../platform/files/read-apart.ts'
import type { Context } from '../../caller/context.ts'

/** A file was not read through a defect of ours, such as a package that is missing: whoever runs the site is told of it. */
export function isReaderDown(ctx: Context, error: unknown): boolean {
  if (!(error instanceof ApartProblem) || error.reason !== 'failed') return false
  ctx.log.error({ err: error, cause: error.cause }, 'the process that reads files failed')
  return true
}
