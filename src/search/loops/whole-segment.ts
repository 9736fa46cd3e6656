import type { Codes } from '../memory.ts'
import { countMissing } from './tally-loops.ts'

// What a search without words asks of all documents of a segment: no list of them need be read, and what is counted in a column can be
// remembered, because columns are immutable. The loops take each array as a parameter, as everywhere.

const knownCounts = new WeakMap<Codes, Int32Array>()
const knownMissing = new WeakMap<Float64Array, number>()

/** How often each code occurs in a column. */
export function countsIn(column: Codes): Int32Array {
  const known = knownCounts.get(column)
  if (known) return known
  let most = 0
  for (const code of column) most = Math.max(most, code)
  const counts = new Int32Array(most + 1)
  for (const code of column) counts[code] = (counts[code] ?? 0) + 1
  knownCounts.set(column, counts)
  return counts
}

/** How many documents do not state a number. */
export function missingIn(column: Float64Array): number {
  const known = knownMissing.get(column)
  if (known !== undefined) return known
  const every = Uint16Array.from(column, (_, document) => document)
  const missing = countMissing(every, column.length, column)
  knownMissing.set(column, missing)
  return missing
}

export function addAll(all: Int32Array, counts: Int32Array): void {
  for (let code = 0; code < all.length; code++)
    counts[code] = (counts[code] as number) + (all[code] as number)
}

/** The counts of the codes that fail. */
export function addFailing(all: Int32Array, fails: Int32Array, counts: Int32Array): void {
  for (let code = 0; code < all.length; code++) {
    if (fails[code] !== 0) counts[code] = (counts[code] as number) + (all[code] as number)
  }
}

export function addPassing(all: Int32Array, fails: Int32Array, counts: Int32Array): void {
  for (let code = 0; code < all.length; code++) {
    if (fails[code] === 0) counts[code] = (counts[code] as number) + (all[code] as number)
  }
}

/** The documents that pass the only filter, whose bit is the first. @returns how many */
export function passByCode(size: number, column: Codes, table: Int32Array, hits: Uint16Array): number {
  let hit = 0
  for (let document = 0; document < size; document++) {
    hits[hit] = document
    hit += 1 - (table[column[document] as number] as number)
  }
  return hit
}

export function passAtLeast(size: number, column: Float64Array, min: number, hits: Uint16Array): number {
  let hit = 0
  for (let document = 0; document < size; document++) {
    hits[hit] = document
    hit += +((column[document] as number) >= min)
  }
  return hit
}
