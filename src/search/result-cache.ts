import type { SearchQuery, SearchResult } from './types.ts'

const mostEntries = 1_000

/** Answers of the present generation to searches without words and with at most one filter: the pages most looked at. */
export class ResultCache {
  #generation = -1
  readonly #answers = new Map<string, SearchResult>()

  /** Null for queries that are not kept. */
  keyOf(query: SearchQuery): string | null {
    const filters = Object.keys(query.filters ?? {}).length + Object.keys(query.ranges ?? {}).length
    if (query.useCache === false || query.text?.trim() || filters > 1) return null
    return JSON.stringify(query)
  }

  get(key: string, generation: number): SearchResult | undefined {
    if (generation !== this.#generation) {
      this.#answers.clear()
      this.#generation = generation
    }
    return this.#answers.get(key)
  }

  set(key: string, answer: SearchResult): void {
    if (this.#answers.size >= mostEntries) this.#answers.clear()
    this.#answers.set(key, answer)
  }
}
