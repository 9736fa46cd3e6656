import { isConcept } from './concept-terms.ts'

export type TermTable = { terms: string[]; spellings: number[] }

/** Terms and their numbers, which are never reused; some terms are spellings: words of titles and names. */
export class TermDictionary {
  readonly terms: string[] = []
  readonly #numbers = new Map<string, number>()
  /** How many titles and names contained the term. */
  #spellings = new Uint32Array(1_024)
  #chars = 0
  /** Spellings in alphabetical order, and those added since. */
  #sorted: number[] = []
  #added: number[] = []

  get size(): number {
    return this.terms.length
  }

  find(term: string): number {
    return this.#numbers.get(term) ?? -1
  }

  add(term: string): number {
    const known = this.#numbers.get(term)
    if (known !== undefined) return known
    const number = this.terms.push(term) - 1
    this.#numbers.set(term, number)
    this.#chars += term.length
    if (number >= this.#spellings.length) {
      const longer = new Uint32Array(this.#spellings.length * 2)
      longer.set(this.#spellings)
      this.#spellings = longer
    }
    return number
  }

  addSpelling(number: number): void {
    const seen = this.#spellings[number] ?? 0
    this.#spellings[number] = seen + 1
    if (seen === 0 && !isConcept(this.terms[number] ?? '')) this.#added.push(number)
  }

  /** In how many titles and names the term occurred. */
  seen(number: number): number {
    return this.#spellings[number] ?? 0
  }

  startingWith(prefix: string): number[] {
    this.#sort()
    const found: number[] = []
    for (let at = this.#lowest(prefix); at < this.#sorted.length; at++) {
      const number = this.#sorted[at] ?? 0
      if (!this.terms[number]?.startsWith(prefix)) break
      found.push(number)
    }
    for (const number of this.#added) if (this.terms[number]?.startsWith(prefix)) found.push(number)
    return found
  }

  spellings(): readonly number[] {
    return this.#added.length === 0 ? this.#sorted : [...this.#sorted, ...this.#added]
  }

  bytes(): number {
    return this.#chars + this.terms.length * 60 + this.#spellings.byteLength
  }

  save(): TermTable {
    return { terms: this.terms, spellings: [...this.#spellings.subarray(0, this.terms.length)] }
  }

  load({ terms, spellings }: TermTable): void {
    for (const term of terms) this.add(term)
    for (const [number, seen] of spellings.entries()) {
      this.#spellings[number] = seen
      if (seen > 0 && !isConcept(terms[number] ?? '')) this.#added.push(number)
    }
  }

  #sort(): void {
    // A few new ones are scanned linearly: re-sorting everything for each would cost more.
    if (this.#added.length < 256) return
    const byLetters = (a: number, b: number) => compareLetters(this.terms[a] ?? '', this.terms[b] ?? '')
    this.#sorted = [...this.#sorted, ...this.#added].sort(byLetters)
    this.#added = []
  }

  #lowest(prefix: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.terms[this.#sorted[middle] ?? 0] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
}

function compareLetters(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
