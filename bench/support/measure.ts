export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** Nearest-rank percentile; NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The n-th root of the product: no single query dominates it. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(mean(values.map(value => Math.log(value))))
}

export async function timed(work: () => unknown): Promise<number> {
  const begun = performance.now()
  const result = work()
  if (result instanceof Promise) await result
  return performance.now() - begun
}

/** Seconds of our own processor time, including garbage collection: the machine may be shared. */
export function ownSeconds<T>(work: () => T): { result: T; seconds: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, seconds: (user + system) / 1e6 }
}
