export type RateLimitState = {
  isAllowed: boolean
  limit: number
  remaining: number
  /** Whole seconds until the window resets. */
  resetSeconds: number
}

/** At once, or once another process has answered that counts for several. */
export type RateLimit = (key: string) => RateLimitState | Promise<RateLimitState>

/**
 * Fixed-window limit: at most `limit` calls per key in `windowSeconds`, counted in this process's memory: of several processes
 * one counts for all. `nowMs` is any monotonic clock.
 */
export function createRateLimit(
  limit: number,
  windowSeconds: number,
  nowMs: () => number = () => performance.now(),
): (key: string) => RateLimitState {
  let counts = new Map<string, number>()
  let windowStartMs = nowMs()
  return key => {
    const now = nowMs()
    // One window for all keys: all counts are dropped at once, so that keys never accumulate in memory.
    if (now - windowStartMs >= windowSeconds * 1000) {
      counts = new Map()
      windowStartMs = now
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const resetSeconds = Math.max(1, Math.ceil(windowSeconds - (now - windowStartMs) / 1000))
    return { isAllowed: count <= limit, limit, remaining: Math.max(0, limit - count), resetSeconds }
  }
}
