import type { Bound, Keyed } from './sort-keys.ts'

/** Fewer wanted documents are soon known: the first best ones rule out the others. */
const leastWanted = 256
/** A bound that keeps more than one in so many rules out too little to be worth the sample. */
const worthwhile = 3
const sampled = 1_024
/** Standard deviations of the number of better documents in the sample: it is too low once in thousands of searches. */
const caution = 4

/** Writes the keys of `count` documents, as `KeepBest` does. */
export type WriteKeys = (documents: Uint16Array, from: number, to: number, bound: Bound) => number

export class SampleScratch {
  readonly documents = new Uint16Array(sampled)
}

/**
 * A sort key that probably at least `wanted` of the documents do not exceed, and few more; Infinity when that would not help. Taken from
 * documents at equal distances; it can be too low, so that whoever uses it counts what it kept.
 */
export function sampleBound(
  { documents, count }: { documents: Uint16Array; count: number },
  wanted: number,
  writeKeys: WriteKeys,
  kept: Keyed,
  scratch: SampleScratch,
): number {
  if (wanted < leastWanted || count < worthwhile * wanted) return Infinity
  const share = wanted / count
  const better = Math.ceil(share * sampled + caution * Math.sqrt(sampled * share * (1 - share)))
  if (better * worthwhile > sampled) return Infinity
  const stride = count / sampled
  for (let at = 0; at < sampled; at++) scratch.documents[at] = documents[Math.floor(at * stride)] as number // below count
  const written = writeKeys(scratch.documents, 0, sampled, { worst: Infinity, isSelective: false })
  return kept.keys.subarray(0, written).sort()[better] ?? Infinity
}
