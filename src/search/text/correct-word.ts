import type { Dictionary } from './dictionary.ts'
import { knownWords } from './known-words.ts'
import type { Meaning } from './meaning.ts'
import { phraseValue } from './phrases.ts'
import { stem } from './stem.ts'

export type Correction = { word: string; meaning: Meaning }

/**
 * The vocabulary word that a misspelt one probably is: one wrong letter from 4 letters, two from 8, same first letter; or its only
 * completion (gynäko → Gynäkologie). Null when nothing is close.
 */
export function correctWord(folded: string, dictionary: Dictionary): Correction | null {
  if (folded.length < 4) return null
  const word = nearWord(folded, dictionary.words) ?? completion(folded, dictionary.words)
  const meaning = word ? phraseValue(dictionary.phrases, [stem(word, 'de')]) : undefined
  return word && meaning && meaning.length > 0 ? { word, meaning } : null
}

/** The closest of these words, within one wrong letter from 4 letters on and two from 8; null without one. */
export function nearWord(folded: string, words: ReadonlySet<string>): string | null {
  if (folded.length < 4) return null
  return knownWords(words).nearest(folded)
}

function completion(folded: string, words: ReadonlySet<string>): string | null {
  if (folded.length < 5) return null
  const starting = knownWords(words).beginningWith(folded)
  return starting.toSorted((a, b) => a.length - b.length)[0] ?? null
}
