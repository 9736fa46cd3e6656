/** The k smallest by key, then id: a heap with the worst on top. Only ids and places are kept, no documents. */
export class TopK {
  readonly #keys: Float64Array
  readonly #ids: Uint32Array
  readonly #places: Float64Array
  readonly #capacity: number
  #size = 0

  constructor(capacity: number) {
    this.#capacity = capacity
    this.#keys = new Float64Array(capacity)
    this.#ids = new Uint32Array(capacity)
    this.#places = new Float64Array(capacity)
  }

  /** Offers the first `count` documents; `keys[i]` belongs to `documents[i]`, its place is `base` plus its number. */
  offer(documents: Uint16Array, count: number, keys: Float64Array, ids: Uint32Array, base: number): void {
    if (this.#capacity === 0) return
    let at = 0
    for (; at < count && this.#size < this.#capacity; at++) {
      const document = documents[at] as number // within bounds by the loop, as everywhere in this file
      this.#add(keys[at] as number, ids[document] as number, base + document)
    }
    while (at < count) {
      at = nextBelow(keys, at, count, this.#keys[0] as number)
      if (at === count) return
      const document = documents[at] as number
      const key = keys[at] as number
      const id = ids[document] as number
      if (key < (this.#keys[0] as number) || id < (this.#ids[0] as number)) {
        this.#sink(0, key, id, base + document)
      }
      at++
    }
  }

  /** From best to worst, from a position on. */
  sorted(from: number): { key: number; id: number; place: number }[] {
    const order = Uint32Array.from({ length: this.#size }, (_, at) => at)
    const [keys, ids] = [this.#keys, this.#ids]
    order.sort((a, b) => {
      const [left, right] = [keys[a] as number, keys[b] as number]
      return left < right ? -1 : left > right ? 1 : (ids[a] as number) - (ids[b] as number)
    })
    return Array.from(order.subarray(from), at => ({
      key: keys[at] as number,
      id: ids[at] as number,
      place: this.#places[at] as number,
    }))
  }

  #add(key: number, id: number, place: number): void {
    let at = this.#size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isWorse(key, id, this.#keys[parent] as number, this.#ids[parent] as number)) break
      this.#move(parent, at)
      at = parent
    }
    this.#set(at, key, id, place)
  }

  #sink(start: number, key: number, id: number, place: number): void {
    const [keys, ids, size] = [this.#keys, this.#ids, this.#size]
    let at = start
    for (;;) {
      let child = 2 * at + 1
      if (child >= size) break
      const other = child + 1
      if (
        other < size &&
        isWorse(keys[other] as number, ids[other] as number, keys[child] as number, ids[child] as number)
      ) {
        child = other
      }
      if (!isWorse(keys[child] as number, ids[child] as number, key, id)) break
      this.#move(child, at)
      at = child
    }
    this.#set(at, key, id, place)
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#keys[from] as number, this.#ids[from] as number, this.#places[from] as number)
  }

  #set(at: number, key: number, id: number, place: number): void {
    this.#keys[at] = key
    this.#ids[at] = id
    this.#places[at] = place
  }
}

function isWorse(key: number, id: number, otherKey: number, otherId: number): boolean {
  return key > otherKey || (key === otherKey && id > otherId)
}

/** Next position whose key may belong among the best. */
function nextBelow(keys: Float64Array, from: number, to: number, worst: number): number {
  let at = from
  while (at < to && (keys[at] as number) > worst) at++
  return at
}
