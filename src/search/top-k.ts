import type { Keyed } from './sort-keys.ts'

/** Spare capacity beyond k, so that discarding happens in bulk; little, so that what is out of reach is known early. */
const leastRoom = 64
/** Up to so many wanted ones it pays to discard after every block. */
const soonUpTo = 512
const mostWanted = 10_000
const longest = 2 * mostWanted

/** Buffers for one selection at a time. */
export class TopScratch {
  readonly keys = new Float64Array(longest)
  readonly ids = new Uint32Array(longest)
  readonly places = new Float64Array(longest)
}

/** A document by its sort key; its place is the number of its segment and its own number there. */
export type Ranked = { key: number; id: number; place: number }

/** The k smallest by key, then id. Collects candidates and truncates them to k whenever there are twice as many. */
export class TopK {
  readonly #k: number
  readonly #room: number
  readonly #scratch: TopScratch
  #size = 0
  #worst = Infinity

  /** `k` up to 10,000. */
  constructor(k: number, scratch: TopScratch) {
    this.#k = k
    this.#room = k + Math.max(k, leastRoom)
    this.#scratch = scratch
  }

  get wanted(): number {
    return this.#k
  }

  /** Keys above this can no longer be among the k best. */
  get worst(): number {
    return this.#worst
  }

  /** Whether there may have been more than it was made to hold. */
  get isFull(): boolean {
    return this.#size >= this.#k
  }

  /** Offers the first `count` documents with their keys; a document's place is `base` plus its number. */
  offer({ documents, keys }: Keyed, count: number, ids: Uint32Array, base: number): void {
    if (this.#k === 0) return
    const { keys: ownKeys, ids: ownIds, places } = this.#scratch
    let size = this.#size
    for (let at = 0; at < count; at++) {
      const key = keys[at] as number // within bounds by the loop, as everywhere in this file
      if (key > this.#worst) continue
      const document = documents[at] as number
      ownKeys[size] = key
      ownIds[size] = ids[document] as number
      places[size++] = base + document
      if (size < this.#room) continue
      this.#size = size
      this.#cut()
      size = this.#size
    }
    this.#size = size
    if (this.#k <= soonUpTo && size > this.#k) this.#cut()
  }

  /** In ascending order, from this position on. */
  sorted(from: number): Ranked[] {
    if (this.#size > this.#k) this.#cut()
    if (from >= this.#size) return []
    if (from > 0) this.#select(from)
    sortPart(this.#scratch, from, this.#size - 1)
    const { keys, ids, places } = this.#scratch
    const list: Ranked[] = []
    for (let at = from; at < this.#size; at++) {
      list.push({ key: keys[at] as number, id: ids[at] as number, place: places[at] as number })
    }
    return list
  }

  #cut(): void {
    this.#select(this.#k)
    this.#size = this.#k
    const { keys } = this.#scratch
    let worst = -Infinity
    for (let at = 0; at < this.#size; at++) if ((keys[at] as number) > worst) worst = keys[at] as number
    this.#worst = worst
  }

  /** Moves the `count` best to the front, unordered: quickselect with median of three. */
  #select(count: number): void {
    let low = 0
    let high = this.#size - 1
    while (low < high) {
      const { left, right } = partition(this.#scratch, low, high)
      if (count <= right) high = right
      else if (count >= left) low = left
      else return
    }
  }
}

function middleOfThree(keys: Float64Array, ids: Uint32Array, a: number, b: number, c: number): number {
  if (isFirst(keys, ids, a, b)) return isFirst(keys, ids, b, c) ? b : isFirst(keys, ids, a, c) ? c : a
  return isFirst(keys, ids, a, c) ? a : isFirst(keys, ids, b, c) ? c : b
}

function isFirst(keys: Float64Array, ids: Uint32Array, one: number, other: number): boolean {
  return isBefore(keys[one] as number, ids[one] as number, keys[other] as number, ids[other] as number)
}

function swap({ keys, ids, places }: TopScratch, a: number, b: number): void {
  const key = keys[a] as number
  const id = ids[a] as number
  const place = places[a] as number
  keys[a] = keys[b] as number
  ids[a] = ids[b] as number
  places[a] = places[b] as number
  keys[b] = key
  ids[b] = id
  places[b] = place
}

/** Up to so many are sorted by insertion. */
const few = 24

/** From `low` to `high`, both included: quicksort with median of three. */
function sortPart(scratch: TopScratch, from: number, to: number): void {
  let [low, high] = [from, to]
  while (high - low >= few) {
    const { left, right } = partition(scratch, low, high)
    if (right - low < high - left) {
      sortPart(scratch, low, right)
      low = left
    } else {
      sortPart(scratch, left, high)
      high = right
    }
  }
  insert(scratch, low, high)
}

/** Each is moved to its place at once, instead of from one to the next. */
function insert({ keys, ids, places }: TopScratch, low: number, high: number): void {
  for (let at = low + 1; at <= high; at++) {
    const key = keys[at] as number
    const id = ids[at] as number
    const own = places[at] as number
    let to = at
    for (; to > low && isBefore(key, id, keys[to - 1] as number, ids[to - 1] as number); to--) {
      keys[to] = keys[to - 1] as number
      ids[to] = ids[to - 1] as number
      places[to] = places[to - 1] as number
    }
    keys[to] = key
    ids[to] = id
    places[to] = own
  }
}

/** Everything up to `right` comes before everything from `left` on. */
function partition(scratch: TopScratch, low: number, high: number): { left: number; right: number } {
  const { keys, ids } = scratch
  const middle = middleOfThree(keys, ids, low, (low + high) >> 1, high)
  const [key, id] = [keys[middle] as number, ids[middle] as number]
  let left = low
  let right = high
  while (left <= right) {
    while (isBefore(keys[left] as number, ids[left] as number, key, id)) left++
    while (isBefore(key, id, keys[right] as number, ids[right] as number)) right--
    if (left <= right) swap(scratch, left++, right--)
  }
  return { left, right }
}

function isBefore(key: number, id: number, otherKey: number, otherId: number): boolean {
  return key < otherKey || (key === otherKey && id < otherId)
}
