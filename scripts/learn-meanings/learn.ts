import {
  known,
  type LearnedFile,
  mostRare,
} from '../../src/domain/assistant/understanding/nearest/learned-meanings.ts'
import { featuresOf, type Said } from '../../src/domain/assistant/understanding/nearest/similar-sayings.ts'

export type Example = { meaning: string; said: Said }
type Weighed = { features: Uint32Array; amounts: Float64Array; meaning: number }

const leastExamples = 2
const rounds = 10
/** So much of a text is left out each time, so that no word alone decides, and texts with other words around are understood. */
const leftOut = 0.3
const firstRate = 2
const lastRate = 0.3
/** What is nearly certain already changes nothing. */
const leastChange = 0.003
const step = 0.06
const mostSteps = 127

/** Multinomial logistic regression by gradient descent, one example after the other in a shuffled order that is always the same. */
export function learn(examples: readonly Example[]): Omit<LearnedFile, 'madeFrom'> {
  const meanings = [...new Set(examples.map(({ meaning }) => meaning))]
  const { features, rarities } = featuresIn(examples)
  const weighed = weigh(examples, { meanings, features, rarities })
  const weights = new Float32Array(features.length * meanings.length)
  const order = weighed.map((_, at) => at)
  const random = numbers()
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    const rate = firstRate + ((lastRate - firstRate) * round) / (rounds - 1)
    for (const at of order) learnFrom(some(weighed[at] as Weighed, random), weights, meanings.length, rate) // within bounds
  }
  return {
    meanings,
    features,
    ...kept(weights, features.length, meanings.length),
    rarities: base64(rarities),
    step,
  }
}

function featuresIn(examples: readonly Example[]): { features: string[]; rarities: Uint8Array } {
  const counts = new Map<string, number>()
  for (const { said } of examples)
    for (const feature of featuresOf(said).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= leastExamples)
  const most = Math.log(examples.length + 1)
  return {
    features: often.map(([feature]) => feature),
    rarities: Uint8Array.from(often, ([, count]) => Math.round(((most - Math.log(count)) / most) * mostRare)),
  }
}

type Given = { meanings: string[]; features: string[]; rarities: Uint8Array }

function weigh(examples: readonly Example[], { meanings, features, rarities }: Given): Weighed[] {
  const numberOf = new Map(features.map((feature, at) => [feature, at]))
  const meaningOf = new Map(meanings.map((meaning, at) => [meaning, at]))
  return examples.map(({ meaning, said }) => {
    const found = known({ numberOf, rarities }, said)
    return {
      features: Uint32Array.from(found, ([feature]) => feature * meanings.length),
      amounts: Float64Array.from(found, ([, amount]) => amount),
      meaning: meaningOf.get(meaning) ?? 0,
    }
  })
}

/** A text without some of its features, as long as the whole. */
function some({ features, amounts, meaning }: Weighed, random: () => number): Weighed {
  const left = Array.from(features.keys()).filter(() => random() >= leftOut)
  const length = Math.hypot(...left.map(at => amounts[at] as number)) || 1 // within bounds, as below
  return {
    features: Uint32Array.from(left, at => features[at] as number),
    amounts: Float64Array.from(left, at => (amounts[at] as number) / length),
    meaning,
  }
}

let sums = new Float64Array(0)

function learnFrom(
  { features, amounts, meaning }: Weighed,
  weights: Float32Array,
  size: number,
  rate: number,
) {
  if (sums.length !== size) sums = new Float64Array(size)
  sums.fill(0)
  // All numbers below are within the bounds of the lists that were made from them.
  for (let at = 0; at < features.length; at++) {
    const from = features[at] as number
    const amount = amounts[at] as number
    for (let each = 0; each < size; each++)
      sums[each] = (sums[each] as number) + amount * (weights[from + each] as number)
  }
  const most = Math.max(...sums)
  let all = 0
  for (let each = 0; each < size; each++) all += sums[each] = Math.exp((sums[each] as number) - most)
  for (let each = 0; each < size; each++) {
    const change = (sums[each] as number) / all - (each === meaning ? 1 : 0)
    if (each !== meaning && change < leastChange) continue
    for (let at = 0; at < features.length; at++) {
      const place = (features[at] as number) + each
      weights[place] = (weights[place] as number) - rate * change * (amounts[at] as number)
    }
  }
}

/** The weights that are more than nothing, as bytes. */
function kept(weights: Float32Array, features: number, meanings: number) {
  const counts = new Uint16Array(features)
  const of: number[] = []
  const steps: number[] = []
  for (let feature = 0; feature < features; feature++)
    for (let meaning = 0; meaning < meanings; meaning++) {
      const rounded = Math.round((weights[feature * meanings + meaning] ?? 0) / step)
      if (rounded === 0) continue
      counts[feature] = (counts[feature] ?? 0) + 1
      of.push(meaning)
      steps.push(Math.max(-mostSteps, Math.min(mostSteps, rounded)))
    }
  return {
    counts: base64(counts),
    of: base64(Uint16Array.from(of)),
    weights: base64(Int8Array.from(steps)),
  }
}

function base64(values: Uint8Array | Uint16Array | Int8Array): string {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')
}

/** Numbers from 0 to 1 that are the same each time. */
function numbers(): () => number {
  let last = 7
  return () => {
    last = (last * 1103515245 + 12345) & 0x7fffffff
    return last / 0x7fffffff
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const one = order[at] as number // both within bounds
    order[at] = order[other] as number
    order[other] = one
  }
}
