import { limits } from '../../config/limits.ts'

/**
 * Like `ask`, but a call that names no end of its own ends after `limitMs`, its answer's body included. Libraries that ask others, such
 * as the one for signing in, wait for minutes otherwise.
 */
export function limitedFetch(ask: typeof fetch, limitMs: number = limits.outgoingMs): typeof fetch {
  return (input, init) => {
    const own = init?.signal ?? (input instanceof Request ? input.signal : null)
    const limit = AbortSignal.timeout(limitMs)
    return ask(input, { ...init, signal: own ? AbortSignal.any([own, limit]) : limit })
  }
}
