/** Deterministic per seed. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** An integer from `from` to `to`, inclusive. */
  whole: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** `count` distinct members in random order; all of them when the list is shorter. */
  sample: <T>(list: readonly T[], count: number) => T[]
}

/** Deterministic random numbers for one `part` of a seeded whole; parts are independent of each other (mulberry32). */
export function seededRandom(seed: number, part: number): Random {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul((part + 1) | 0, 0x85ebca6b)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    chance: p => next() < p,
    pick: list => pickFrom(list, next),
    sample: (l, n) => sampleFrom(l, n, next),
  }
}

/** @throws when no weight is positive */
export function pickWeighted<T>(choices: readonly { value: T; weight: number }[], random: Random): T {
  const total = choices.reduce((sum, choice) => sum + choice.weight, 0)
  let left = random.next() * total
  for (const choice of choices) {
    left -= choice.weight
    if (left < 0) return choice.value
  }
  throw new Error('nothing to choose from')
}

function pickFrom<T>(list: readonly T[], next: () => number): T {
  const value = list[Math.floor(next() * list.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

function sampleFrom<T>(list: readonly T[], count: number, next: () => number): T[] {
  const rest = [...list]
  const taken: T[] = []
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(next() * rest.length), 1))
  }
  return taken
}
