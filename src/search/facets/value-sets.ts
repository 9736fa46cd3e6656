/**
 * Sets of values by their codes, one behind the other: a list for each would be read from all over the memory, which a search waits for when
 * other work has used the caches.
 */
export class ValueSets {
  #members = new Uint32Array(64)
  #starts = new Uint32Array(64)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The codes of set `i` are `members[starts[i]]` up to `starts[i + 1]`. */
  get members(): Uint32Array {
    return this.#members
  }

  get starts(): Uint32Array {
    return this.#starts
  }

  /** @returns the number of the set */
  add(set: readonly number[]): number {
    const start = this.#starts[this.#size] ?? 0
    const end = start + set.length
    if (end > this.#members.length) this.#members = longer(this.#members, end)
    if (this.#size + 2 > this.#starts.length) this.#starts = longer(this.#starts, this.#size + 2)
    this.#members.set(set, start)
    this.#starts[++this.#size] = end
    return this.#size - 1
  }

  of(number: number): number[] {
    return [...this.#members.subarray(this.#starts[number], this.#starts[number + 1])]
  }

  lists(): number[][] {
    return Array.from({ length: this.#size }, (_, number) => this.of(number))
  }

  bytes(): number {
    return this.#members.byteLength + this.#starts.byteLength
  }
}

function longer(list: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(Math.max(least, list.length * 2))
  copy.set(list)
  return copy
}
