import { blockBits, boundsOf } from './block-bounds.ts'
import type { Segment } from './segment.ts'

// Sort keys, ascending; a document without the number comes last in either direction. Each function keeps the documents whose key is not
// above `worst`, with their keys at the same index, and returns how many. Accesses are within the bounds of the segment.

/** Keys above `worst` are not wanted. Selective: hardly any is wanted, so that a branch on it is predictable and cheaper than storing all. */
export type Bound = { worst: number; isSelective: boolean }

export type Keyed = { documents: Uint16Array; keys: Float64Array }

export function numberKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  column: Float64Array,
  sign: number,
  { worst, isSelective }: Bound,
  kept: Keyed,
  isInOrder: boolean,
): number {
  const { documents: into, keys } = kept
  let count = 0
  if (worst === Infinity) {
    for (let at = from; at < to; at++) {
      const document = documents[at] as number
      const value = column[document] as number
      into[count] = document
      keys[count++] = Number.isNaN(value) ? Infinity : sign * value
    }
    return count
  }
  if (isSelective) return selectedKeys(documents, from, to, column, sign, worst, kept, isInOrder)
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    const key = sign * (column[document] as number)
    into[count] = document
    keys[count] = key
    // False for a missing number, as below.
    count += +(key <= worst)
  }
  return count
}

/** The same, past the blocks without any document that is wanted. */
function selectedKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  column: Float64Array,
  sign: number,
  worst: number,
  { documents: into, keys }: Keyed,
  isInOrder: boolean,
): number {
  const { least, most } = boundsOf(column)
  const bounds = sign > 0 ? least : most
  let count = 0
  for (let at = from; at < to; ) {
    const document = documents[at] as number
    const block = document >> blockBits
    if (sign * (bounds[block] as number) > worst) {
      const next = (block + 1) << blockBits
      const last = at + next - document - 1
      // The whole block is listed.
      if (isInOrder && last < to && documents[last] === next - 1) {
        at = last + 1
        continue
      }
      // Documents of several lists are not in order: those of a lower block may follow.
      do at++
      while (at < to && (documents[at] as number) >> blockBits === block)
      continue
    }
    // The documents of this block, among which few are wanted.
    for (let next = document; next >> blockBits === block; next = documents[at] as number) {
      const key = sign * (column[next] as number)
      if (key <= worst) {
        into[count] = next
        keys[count++] = key
      }
      if (++at === to) return count
    }
  }
  return count
}

export function titleKeys(
  documents: Uint16Array,
  from: number,
  to: number,
  titles: Segment['titles'],
  ranks: Float64Array,
  sign: number,
  { worst, isSelective }: Bound,
  kept: Keyed,
): number {
  const { documents: into, keys } = kept
  let count = 0
  if (isSelective) {
    for (let at = from; at < to; at++) {
      const document = documents[at] as number
      const key = sign * (ranks[titles[document] as number] as number)
      if (key > worst) continue
      into[count] = document
      keys[count++] = key
    }
    return count
  }
  for (let at = from; at < to; at++) {
    const document = documents[at] as number
    const key = sign * (ranks[titles[document] as number] as number)
    into[count] = document
    keys[count] = key
    count += +(key <= worst)
  }
  return count
}
