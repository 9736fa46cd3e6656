import { dataFile } from '../../../../vocabulary/data-file.ts'
import { featuresOf, type Said } from './similar-sayings.ts'

/**
 * What all sayings together tell of a word: how much each feature speaks for and against each meaning. Learned beforehand by
 * `npm run learn:meanings`, because that takes seconds, and kept in `data/guide/learned.json`.
 */
export type LearnedFile = {
  /** Of what it was learned; another value than that of the sayings of today says that it is out of date. */
  madeFrom: string
  meanings: string[]
  features: string[]
  /** How rare each feature is, as bytes. */
  rarities: string
  /** How many weights each feature has, then of which meanings, then the weights in steps of `step`; Base64. */
  counts: string
  of: string
  weights: string
  step: number
}

export type Learned = {
  meanings: readonly string[]
  numberOf: ReadonlyMap<string, number>
  rarities: Uint8Array
  /** Where the weights of each feature begin; one more than there are features. */
  starts: Uint32Array
  of: Uint16Array
  weights: Int8Array
  step: number
}

export const mostRare = 255

let loaded: Learned | undefined

/** Read on first use. */
export function learnedMeanings(): Learned {
  // The file is ours; a test verifies that it belongs to the sayings.
  loaded ??= readLearned(JSON.parse(dataFile('guide/learned.json')) as LearnedFile)
  return loaded
}

/** Reads it from the form that it is kept in. */
export function readLearned({
  meanings,
  features,
  rarities,
  counts,
  of,
  weights,
  step,
}: LearnedFile): Learned {
  const starts = new Uint32Array(features.length + 1)
  bytesOf(counts, Uint16Array).forEach((count, at) => {
    starts[at + 1] = (starts[at] ?? 0) + count
  })
  return {
    meanings,
    numberOf: new Map(features.map((feature, at) => [feature, at])),
    rarities: bytesOf(rarities, Uint8Array),
    starts,
    of: bytesOf(of, Uint16Array),
    weights: bytesOf(weights, Int8Array),
    step,
  }
}

type Kind<T> = { new (buffer: ArrayBuffer): T }

function bytesOf<T>(base64: string, Kind: Kind<T>): T {
  const buffer = Buffer.from(base64, 'base64')
  return new Kind(Uint8Array.from(buffer).buffer)
}

/** The features of a text that something was learned of, with how much each counts: together as long as one. */
export function known(
  { numberOf, rarities }: Pick<Learned, 'numberOf' | 'rarities'>,
  said: Said,
): [feature: number, amount: number][] {
  const found: [number, number][] = []
  let square = 0
  for (const [feature, share] of featuresOf(said)) {
    const number = numberOf.get(feature)
    if (number === undefined) continue
    const amount = (share * (rarities[number] ?? 0)) / mostRare
    found.push([number, amount])
    square += amount * amount
  }
  const length = Math.sqrt(square) || 1
  return found.map(([number, amount]) => [number, amount / length])
}

/** How much a text speaks for each meaning, in the order of the meanings; the exponents of these are as likely as one another. */
export function spokenFor(learned: Learned, said: Said): Float64Array {
  const { meanings, starts, of, weights, step } = learned
  const sums = new Float64Array(meanings.length)
  for (const [feature, amount] of known(learned, said)) {
    const end = starts[feature + 1] ?? 0
    for (let at = starts[feature] ?? 0; at < end; at++) {
      const meaning = of[at] as number // within bounds by the loop, as below
      sums[meaning] = (sums[meaning] as number) + amount * (weights[at] as number) * step
    }
  }
  return sums
}
