import { soundOf } from './sound-of.ts'

/** What is compared: the words of a text, folded, and what they speak of. */
export type Said = { keys: readonly string[]; concepts: readonly string[] }

/** Sayings with what each of them means, to find the one that a text is most like. */
export type SayingsIndex = {
  meanings: readonly string[]
  /** The sayings that have a feature, one after the other: saying, weight. */
  byFeature: ReadonlyMap<string, Float32Array>
  rarityOf: (feature: string) => number
}

type Sayings = Iterable<readonly [meaning: string, said: Said]>

/** So many sayings are taken at once; more would keep others waiting. */
const together = 100

/**
 * Builds an index of sayings; a text is compared by its words, their parts, their sounds and their order. It takes most of a second, so it
 * stops after every few sayings: whoever builds it before it is needed lets others go on in between.
 */
export function* sayingsIndex(sayings: Sayings): Generator<undefined, SayingsIndex> {
  const { meanings, numbers, counts, features, shares, ends } = yield* numbered(sayings)
  const most = Math.log(meanings.length + 1)
  const rarities = Float64Array.from(counts, count => (most - Math.log(count)) / most)
  const lists = Array.from(counts, count => new Float32Array(count * 2))
  const filled = new Uint32Array(counts.length)
  // Numbers are within the bounds of the lists that were made from them, here and below.
  const weightAt = (at: number) => weightOf(shares[at] as number, rarities[features[at] as number] as number)
  let from = 0
  for (const [saying, end] of ends.entries()) {
    if (saying % together === 0) yield
    let square = 0
    for (let at = from; at < end; at++) square += weightAt(at) ** 2
    const length = Math.sqrt(square) || 1
    for (let at = from; at < end; at++) {
      const feature = features[at] as number
      const place = filled[feature] as number
      const list = lists[feature] as Float32Array
      list[place] = saying
      list[place + 1] = weightAt(at) / length
      filled[feature] = place + 2
    }
    from = end
  }
  yield
  const byFeature = new Map(Array.from(numbers, ([feature, at]) => [feature, lists[at] as Float32Array]))
  const rarityOf = (feature: string) => rarities[numbers.get(feature) ?? -1] ?? rarityOfUnknown(feature)
  return { meanings, byFeature, rarityOf }
}

/** The features of all sayings one after the other, by number, with how much each counts and where each saying ends. */
function* numbered(sayings: Sayings) {
  const meanings: string[] = []
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const features: number[] = []
  const shares: number[] = []
  const ends: number[] = []
  for (const [meaning, said] of sayings) {
    if (meanings.length % together === 0) yield
    meanings.push(meaning)
    for (const [feature, share] of featuresOf(said)) {
      const known = numbers.get(feature)
      const number = known ?? counts.length
      if (known === undefined) numbers.set(feature, number)
      counts[number] = (counts[number] ?? 0) + 1
      features.push(number)
      shares.push(share)
    }
    ends.push(features.length)
  }
  yield
  return { meanings, numbers, counts, features, shares, ends }
}

/** What is rare tells more. */
function weightOf(share: number, rarity: number): number {
  return share * rarity * Math.sqrt(rarity)
}

/** What no saying has is as rare as can be, and yet says little: it may be a name. */
function rarityOfUnknown(feature: string): number {
  return feature.includes(' ') ? unknownPair : unknownRarity
}

const unknownRarity = 0.45
/** That two words have not stood together in any saying tells next to nothing. */
const unknownPair = 0.15

/** How much a text is like each meaning of an index, by its likest saying; those that it is not like at all are not there. */
export function likenesses(index: SayingsIndex, said: Said): Map<string, number> {
  const { meanings } = index
  const best = new Map<string, number>()
  scoresOf(index, said).forEach((score, saying) => {
    const meaning = meanings[saying] as string // within bounds: a score for each saying
    if (score > (best.get(meaning) ?? 0)) best.set(meaning, score)
  })
  return best
}

function scoresOf({ meanings, byFeature, rarityOf }: SayingsIndex, said: Said): Float32Array {
  const scores = new Float32Array(meanings.length)
  for (const [feature, weight] of weighted(featuresOf(said), rarityOf)) {
    const list = byFeature.get(feature)
    if (!list) continue
    for (let at = 0; at < list.length; at += 2) {
      const saying = list[at] as number // within bounds by the loop, as below
      scores[saying] = (scores[saying] as number) + weight * (list[at + 1] as number)
    }
  }
  return scores
}

const conceptShare = 1.2
const wordShare = 1
const pairShare = 0.5
const partShare = 0.35
const soundShare = 0.4
const partLetters = 4
const leastOfSound = 5

/** Concepts, words, pairs of words, parts of four letters and sounds, with how much each counts. */
export function featuresOf({ keys, concepts }: Said): Map<string, number> {
  const features = new Map<string, number>(concepts.map(concept => [`=${concept}`, conceptShare]))
  keys.forEach((key, at) => {
    features.set(key, wordShare)
    const next = keys[at + 1]
    if (next !== undefined) features.set(`${key} ${next}`, pairShare)
    if (key.length >= leastOfSound) features.set(`~${soundOf(key)}`, soundShare)
    const padded = `^${key}$`
    for (let from = 0; key.length >= partLetters && from + partLetters <= padded.length; from++)
      features.set(`-${padded.slice(from, from + partLetters)}`, partShare)
  })
  return features
}

function weighted(
  features: ReadonlyMap<string, number>,
  rarityOf: (feature: string) => number,
): [feature: string, weight: number][] {
  let square = 0
  const weights = Array.from(features, ([feature, share]): [string, number] => {
    const weight = weightOf(share, rarityOf(feature))
    square += weight * weight
    return [feature, weight]
  })
  const length = Math.sqrt(square) || 1
  return weights.map(([feature, weight]) => [feature, weight / length])
}
