import type { Dictionary } from './dictionary.ts'
import type { Meaning } from './meaning.ts'
import { phraseValue } from './phrases.ts'
import { stem } from './stem.ts'

export type Correction = { word: string; meaning: Meaning }

/**
 * The word of the vocabulary that a mistyped one probably is: one letter wrong from 4 letters, two from 8, same first
 * letter; or the only thing it can be the beginning of (gynäko → Gynäkologie). Null when nothing is near.
 */
export function correctWord(folded: string, dictionary: Dictionary): Correction | null {
  if (folded.length < 4) return null
  const word = nearWord(folded, dictionary.words) ?? completion(folded, dictionary.words)
  const meaning = word ? phraseValue(dictionary.phrases, [stem(word, 'de')]) : undefined
  return word && meaning && meaning.length > 0 ? { word, meaning } : null
}

/** The nearest of these words within one wrong letter from 4 letters on and two from 8; null when none is. */
export function nearWord(folded: string, words: ReadonlySet<string>): string | null {
  if (folded.length < 4) return null
  const most = folded.length >= 8 ? 2 : 1
  let best: { word: string; distance: number } | null = null
  for (const word of candidates(words, folded)) {
    if (Math.abs(word.length - folded.length) > most) continue
    const distance = editDistance(folded, word, most)
    if (distance <= most && (!best || distance < best.distance)) best = { word, distance }
  }
  return best?.word ?? null
}

const byFirstLetter = new WeakMap<ReadonlySet<string>, Map<string, string[]>>()

function candidates(words: ReadonlySet<string>, folded: string): string[] {
  let buckets = byFirstLetter.get(words)
  if (!buckets) {
    buckets = new Map()
    for (const word of words) {
      const list = buckets.get(word.charAt(0))
      if (list) list.push(word)
      else buckets.set(word.charAt(0), [word])
    }
    byFirstLetter.set(words, buckets)
  }
  return buckets.get(folded.charAt(0)) ?? []
}

function completion(folded: string, words: ReadonlySet<string>): string | null {
  if (folded.length < 5) return null
  const starting = candidates(words, folded).filter(word => word.startsWith(folded))
  return starting.toSorted((a, b) => a.length - b.length)[0] ?? null
}

/** Damerau-Levenshtein distance (neighbours swapped count once); anything above `most` is `most + 1`. */
function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one.charAt(row - 1) === other.charAt(column - 1)
      const isSwap =
        one.charAt(row - 1) === other.charAt(column - 2) && one.charAt(row - 2) === other.charAt(column - 1)
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isEqual ? 0 : 1),
      )
      if (row > 1 && column > 1 && isSwap) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1)
      current.push(distance)
      if (distance < least) least = distance
    }
    if (least > most) return most + 1
    beforeLast = last
    last = current
  }
  return Math.min(most + 1, last[other.length] ?? most + 1)
}
