/** A fast deterministic generator of numbers in [0, 1): identical on every machine for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Uniformly distributed. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  // The cast: the index is always within the list, which is never empty here.
  return list[Math.floor(random() * list.length)] as T
}

/** Zipf-distributed like words in texts: the n-th entry is drawn in proportion to 1 / (n + 2) ** exponent. */
export function zipfSampler<T>(list: readonly T[], exponent: number): (random: () => number) => T {
  return weightedSampler(list.map((value, rank) => [value, 1 / (rank + 2) ** exponent]))
}

export function weightedSampler<T>(entries: readonly (readonly [T, number])[]): (random: () => number) => T {
  const sums = new Float64Array(entries.length)
  let sum = 0
  entries.forEach(([, weight], index) => {
    sum += weight
    sums[index] = sum
  })
  return random => {
    const wanted = random() * sum
    let low = 0
    let high = entries.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) <= wanted) low = middle + 1
      else high = middle
    }
    return (entries[low] as readonly [T, number])[0]
  }
}
