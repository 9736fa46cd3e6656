/**
 * A bounded map with approximate LRU eviction: keeps at least `most` and at most twice as many of the last used keys. Values must not be
 * `undefined`. Two generations of maps, so that lookup and eviction are both O(1).
 */
export class RecentMap<Key, Value> {
  readonly #most: number
  #recent = new Map<Key, Value>()
  #older = new Map<Key, Value>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: Key): Value | undefined {
    const known = this.#recent.get(key)
    if (known !== undefined) return known
    const kept = this.#older.get(key)
    if (kept !== undefined) this.set(key, kept)
    return kept
  }

  set(key: Key, value: Value): void {
    if (this.#recent.size >= this.#most && !this.#recent.has(key)) {
      this.#older = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(key, value)
  }

  delete(key: Key): void {
    this.#recent.delete(key)
    this.#older.delete(key)
  }

  clear(): void {
    this.#recent.clear()
    this.#older.clear()
  }
}

/**
 * Memoises `make` for between `most` and twice as many recent keys: word frequencies follow Zipf's law, so a few thousand words cover most
 * lookups.
 */
export function remember<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const made = new RecentMap<string, Value>(most)
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
