const collator = new Intl.Collator('de', { numeric: true })

export type TitleDictionary = { titles: string[]; sorted: number[]; equal: number[] }

/** Distinct titles ranked by German collation; titles equal in it share a rank. */
export class TitleOrder {
  #titles: string[] = []
  #codes = new Map<string, number>()
  #sorted = new Uint32Array(0)
  #ranks = new Float64Array(0)
  /** Codes of titles that collate equal to the one before them. */
  #equal = new Set<number>()
  #chars = 0

  encode(title: string): number {
    const known = this.#codes.get(title)
    if (known !== undefined) return known
    this.#codes.set(title, this.#titles.length)
    this.#chars += title.length
    return this.#titles.push(title) - 1
  }

  /** Rank by title code; sorts and merges titles added since the last call. */
  ranks(): Float64Array {
    const known = this.#sorted.length
    if (known === this.#titles.length) return this.#ranks
    const added = Array.from({ length: this.#titles.length - known }, (_, at) => known + at)
    added.sort((a, b) => this.#compare(a, b))
    this.#sorted = this.#merge(added)
    this.#rank()
    return this.#ranks
  }

  bytes(): number {
    return this.#chars + this.#titles.length * 72
  }

  save(): TitleDictionary {
    this.ranks()
    return { titles: this.#titles, sorted: [...this.#sorted], equal: [...this.#equal] }
  }

  load({ titles, sorted, equal }: TitleDictionary): void {
    this.#titles = titles
    this.#codes = new Map(titles.map((title, code) => [title, code]))
    this.#chars = titles.reduce((sum, title) => sum + title.length, 0)
    this.#sorted = Uint32Array.from(sorted)
    this.#equal = new Set(equal)
    this.#rank()
  }

  #compare(a: number, b: number): number {
    return collator.compare(this.#titles[a] ?? '', this.#titles[b] ?? '')
  }

  /** Binary search for each new title, because comparisons are the cost. */
  #merge(added: readonly number[]): Uint32Array<ArrayBuffer> {
    const old = this.#sorted
    const merged = new Uint32Array(old.length + added.length)
    let read = 0
    let written = 0
    for (const title of added) {
      let low = read
      let high = old.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (this.#compare(old[middle] ?? 0, title) <= 0) low = middle + 1
        else high = middle
      }
      merged.set(old.subarray(read, low), written)
      written += low - read
      read = low
      const before = merged[written - 1]
      if (before !== undefined && this.#compare(before, title) === 0) this.#equal.add(title)
      merged[written++] = title
    }
    merged.set(old.subarray(read), written)
    return merged
  }

  #rank(): void {
    const ranks = new Float64Array(this.#titles.length)
    let rank = 0
    for (const title of this.#sorted) {
      if (!this.#equal.has(title)) rank++
      ranks[title] = rank
    }
    this.#ranks = ranks
  }
}
