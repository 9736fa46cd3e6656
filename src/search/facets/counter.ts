import { apart } from '../loops/apart.ts'
import type { Used } from '../loops/facet-loops.ts'
import { countAndList, countCodes } from '../loops/tally-loops.ts'
import type { Codes } from '../memory.ts'

/** Fewer documents than one for so many codes: listing the codes that they have costs less than going through all codes afterwards. */
const manyCodes = 2

/** Clearing all is faster than clearing one of so many, one by one. */
const manyListed = 8

/** How often each code of a column was counted. All zero between two searches, so that few counts are quickly forgotten. */
export class Counter {
  readonly counts: Int32Array
  /** The codes counted, one more than there are because of how they are listed. */
  readonly #codes: Uint32Array
  /** How many of them are listed; -1 once any may have been counted. */
  #listed = 0

  constructor(size: number) {
    this.counts = new Int32Array(size)
    this.#codes = new Uint32Array(size + 1)
  }

  clear(): void {
    const { counts } = this
    const isLong = this.#listed < 0 || this.#listed * manyListed > counts.length
    if (isLong) counts.fill(0)
    else for (let at = 0; at < this.#listed; at++) counts[this.#codes[at] as number] = 0 // within bounds: they were counted
    this.#listed = 0
  }

  add(documents: Uint16Array, count: number, column: Codes): void {
    if (this.#listed < 0 || count * manyCodes > this.counts.length) {
      countCodes(documents, count, column, this.all())
    } else {
      this.#listed = countAndList(documents, count, column, this.counts, this.#codes, this.#listed)
    }
  }

  /** For adding to any of them. */
  all(): Int32Array {
    this.#listed = -1
    return this.counts
  }

  /** The codes whose count is above zero. */
  used(): Used {
    if (this.#listed < 0) this.#listed = apart(listUsed, this.counts, this.#codes)
    return { codes: this.#codes, count: this.#listed }
  }
}

function listUsed(counts: Int32Array, codes: Uint32Array): number {
  let written = 0
  for (let code = 0; code < counts.length; code++) {
    codes[written] = code
    written += +((counts[code] as number) !== 0) // within bounds by the loop
  }
  return written
}
