import { ApartProblem } from '../../../platform/files/read-apart.ts'
import type { Context } from '../../caller/context.ts'
import { Conflict, TooMany, Unavailable } from '../../caller/errors.ts'
import { isReaderDown } from './is-reader-down.ts'

const busySeconds = 30

/** Why no answer came from where files are read apart; null when the file itself was too demanding, and for what is no such problem. */
export function unreadInWords(ctx: Context, error: unknown): TooMany | Unavailable | Conflict | null {
  if (isReaderDown(ctx, error)) return new Unavailable('file.not-readable-now')
  if (!(error instanceof ApartProblem) || error.reason === 'too-demanding') return null
  // Otherwise the client has gone, and nobody reads the response.
  return error.reason === 'busy' ? new TooMany(busySeconds, 'file.busy') : new Conflict('file.no-connection')
}
