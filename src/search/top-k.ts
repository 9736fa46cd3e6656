import type { Keyed } from './sort-keys.ts'

/** Spare capacity beyond k, so that discarding happens in bulk. */
const leastRoom = 1_024
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
  readonly #keys: Float64Array
  readonly #ids: Uint32Array
  readonly #places: Float64Array
  #size = 0
  #worst = Infinity

  /** `k` up to 10,000. */
  constructor(k: number, { keys, ids, places }: TopScratch) {
    this.#k = k
    this.#room = k + Math.max(k, leastRoom)
    this.#keys = keys
    this.#ids = ids
    this.#places = places
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
    let at = 0
    while (at < count) {
      if (this.#size === this.#room) this.#cut()
      const to = Math.min(count, at + this.#room - this.#size)
      const [ownKeys, ownIds, places] = [this.#keys, this.#ids, this.#places]
      let size = this.#size
      for (; at < to; at++) {
        const document = documents[at] as number // within bounds by the loop, as everywhere in this file
        const key = keys[at] as number
        ownKeys[size] = key
        ownIds[size] = ids[document] as number
        places[size] = base + document
        size += +(key <= this.#worst)
      }
      this.#size = size
    }
  }

  /** In ascending order, from this position on. */
  sorted(from: number): Ranked[] {
    if (this.#size > this.#k) this.#cut()
    if (from >= this.#size) return []
    if (from > 0) this.#select(from)
    const list: Ranked[] = []
    for (let at = from; at < this.#size; at++) {
      const [key, id, place] = [this.#keys[at] as number, this.#ids[at] as number, this.#places[at] as number]
      list.push({ key, id, place })
    }
    return list.sort((a, b) => (isBefore(a.key, a.id, b.key, b.id) ? -1 : 1))
  }

  #cut(): void {
    this.#select(this.#k)
    this.#size = this.#k
    let worst = -Infinity
    for (let at = 0; at < this.#size; at++) worst = Math.max(worst, this.#keys[at] as number)
    this.#worst = worst
  }

  /** Moves the `count` best to the front, unordered: quickselect with median of three. */
  #select(count: number): void {
    const [keys, ids] = [this.#keys, this.#ids]
    let low = 0
    let high = this.#size - 1
    while (low < high) {
      const middle = this.#middleOfThree(low, (low + high) >> 1, high)
      const [key, id] = [keys[middle] as number, ids[middle] as number]
      let left = low
      let right = high
      while (left <= right) {
        while (isBefore(keys[left] as number, ids[left] as number, key, id)) left++
        while (isBefore(key, id, keys[right] as number, ids[right] as number)) right--
        if (left <= right) this.#swap(left++, right--)
      }
      if (count <= right) high = right
      else if (count >= left) low = left
      else return
    }
  }

  #middleOfThree(a: number, b: number, c: number): number {
    const before = (one: number, other: number) =>
      isBefore(
        this.#keys[one] as number,
        this.#ids[one] as number,
        this.#keys[other] as number,
        this.#ids[other] as number,
      )
    if (before(a, b)) return before(b, c) ? b : before(a, c) ? c : a
    return before(a, c) ? a : before(b, c) ? c : b
  }

  #swap(a: number, b: number): void {
    const [keys, ids, places] = [this.#keys, this.#ids, this.#places]
    const [key, id, place] = [keys[a] as number, ids[a] as number, places[a] as number]
    keys[a] = keys[b] as number
    ids[a] = ids[b] as number
    places[a] = places[b] as number
    keys[b] = key
    ids[b] = id
    places[b] = place
  }
}

function isBefore(key: number, id: number, otherKey: number, otherId: number): boolean {
  return key < otherKey || (key === otherKey && id < otherId)
}
