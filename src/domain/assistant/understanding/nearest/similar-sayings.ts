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

export type Alike = {
  meaning: string
  /** 0 to 1, where 1 is the same words. */
  likeness: number
  /** How far the likeliest other meaning is behind. */
  lead: number
}

/** Builds an index of sayings; a text is compared by its words, their parts, their sounds and their order. */
export function sayingsIndex(sayings: readonly (readonly [meaning: string, said: Said])[]): SayingsIndex {
  const counts = new Map<string, number>()
  const features = sayings.map(([, said]) => featuresOf(said))
  for (const each of features)
    for (const feature of each.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const most = Math.log(sayings.length + 1)
  // What no saying has is as rare as can be, and yet says little: it may be a name.
  const rarityOf = (feature: string) => {
    const count = counts.get(feature)
    return count === undefined
      ? feature.includes(' ')
        ? unknownPair
        : unknownRarity
      : (most - Math.log(count)) / most
  }
  const postings = new Map<string, number[]>()
  features.forEach((each, saying) => {
    const weights = weighted(each, rarityOf)
    for (const [feature, weight] of weights) {
      const list = postings.get(feature)
      if (list) list.push(saying, weight)
      else postings.set(feature, [saying, weight])
    }
  })
  return {
    meanings: sayings.map(([meaning]) => meaning),
    byFeature: new Map(Array.from(postings, ([feature, list]) => [feature, Float32Array.from(list)])),
    rarityOf,
  }
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

/** The meaning of the saying that a text is most like, of those that are possible; null when it is like none. */
export function mostAlike(
  index: SayingsIndex,
  said: Said,
  isPossible: (meaning: string) => boolean = () => true,
): Alike | null {
  const [first, second] = [...likenesses(index, said)]
    .filter(([meaning]) => isPossible(meaning))
    .sort(([, one], [, other]) => other - one)
  if (!first) return null
  return { meaning: first[0], likeness: first[1], lead: first[1] - (second?.[1] ?? 0) }
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
function featuresOf({ keys, concepts }: Said): Map<string, number> {
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
    const rarity = rarityOf(feature)
    const weight = share * rarity * Math.sqrt(rarity)
    square += weight * weight
    return [feature, weight]
  })
  const length = Math.sqrt(square) || 1
  return weights.map(([feature, weight]) => [feature, weight / length])
}
