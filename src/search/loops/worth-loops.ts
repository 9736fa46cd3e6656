import type { Codes } from '../memory.ts'
import type { Keyed } from '../sort-keys.ts'
import { freshOf } from './relevance-keys.ts'

// Each takes the worth of one fact off the keys of the documents and keeps those whose key is finite. Accesses are within the bounds of the
// segment.

/** `known` has the worth of each code, NaN until somebody asked. */
export function addByCode(
  { documents, keys }: Keyed,
  count: number,
  codes: Codes,
  known: Float64Array,
  of: (code: number) => number,
): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    const code = codes[document] as number
    let worth = known[code] as number
    if (Number.isNaN(worth)) {
      worth = of(code)
      known[code] = worth
    }
    const key = (keys[at] as number) - worth
    documents[left] = document
    keys[left] = key
    left += +(key < Infinity)
  }
  return left
}

export function addByNumber(
  { documents, keys }: Keyed,
  count: number,
  values: Float64Array,
  of: (value: number | null) => number,
): number {
  let left = 0
  for (let at = 0; at < count; at++) {
    const document = documents[at] as number
    const value = values[document] as number
    const key = (keys[at] as number) - of(Number.isNaN(value) ? null : value)
    documents[left] = document
    keys[left] = key
    left += +(key < Infinity)
  }
  return left
}

/** Among documents of equal worth fresh ones come first, and before those worth hardly more. */
const worthOfFresh = 0.1

export function addFreshness(
  { documents, keys }: Keyed,
  count: number,
  freshness: Float64Array,
  nowMs: number,
): void {
  for (let at = 0; at < count; at++) {
    const fresh = freshOf(freshness[documents[at] as number] as number, nowMs)
    keys[at] = (keys[at] as number) - worthOfFresh * fresh
  }
}
