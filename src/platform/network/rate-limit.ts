export type RateLimitState = {
  isAllowed: boolean
  limit: number
  remaining: number
  /** Whole seconds until the count begins anew. */
  resetSeconds: number
}

/** Counts one call for `key`. */
export type RateLimit = (key: string) => RateLimitState

/**
 * At most `limit` calls a key within each window of `windowSeconds`, counted in the memory of this process: two
 * processes allow twice as much. `nowMs` is any clock that does not jump back.
 */
export function createRateLimit(
  limit: number,
  windowSeconds: number,
  nowMs: () => number = () => performance.now(),
): RateLimit {
  let counts = new Map<string, number>()
  let windowStartMs = nowMs()
  return key => {
    const now = nowMs()
    // One window for all keys: old counts go at once, so that addresses never pile up in memory.
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
