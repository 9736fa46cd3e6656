import { limits } from '../../config/limits.ts'

/**
 * Like `ask`, but calls without a signal of their own are aborted after `limitMs`, body included. Libraries that make requests, such as the
 * sign-in library, would otherwise wait for minutes.
 */
export function limitedFetch(ask: typeof fetch, limitMs: number = limits.outgoingMs): typeof fetch {
  return (input, init) => {
    const own = init?.signal ?? (input instanceof Request ? input.signal : null)
    const limit = AbortSignal.timeout(limitMs)
    return ask(input, { ...init, signal: own ? AbortSignal.any([own, limit]) : limit })
  }
}
