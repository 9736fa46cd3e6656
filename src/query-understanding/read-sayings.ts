import { addPhrase, longestPhrase, phraseTree, phraseValue } from '../search/text/phrases.ts'
import { connectingWords } from './connecting-words.ts'
import { type QueryWord, queryWords } from './query-words.ts'
import type { Saying } from './saying.ts'
import { sayingsOfOffers } from './sayings-of-offers.ts'
import { sayingsOfWork } from './sayings-of-work.ts'
import { likeliest, slipIndex } from './slips.ts'

const shortestWithSlip = 7
// The endings that German puts on adjectives.
const declined =
  /^(.*(?:befristet|sprachig|fugig|nutzig|beruflich|examiniert|erfahren|temporar|dienstfrei|lernt|sprechend))(?:e[rsmn]?)$/

/** Phrases are compared without the endings of adjectives. */
const tree = phraseTree<Saying>()
const longWords: (readonly [key: string, saying: Saying])[] = []

for (const [phrases, saying] of [...connectingWords, ...sayingsOfOffers, ...sayingsOfWork]) {
  for (const phrase of phrases.split('|')) {
    const keys = queryWords(phrase).map(({ key }) => endingOff(key))
    addPhrase(tree, keys, saying)
    const [only = ''] = keys
    if (keys.length === 1 && only.length >= shortestWithSlip && !saying.role) longWords.push([only, saying])
  }
}
const withSlips = slipIndex(longWords)

export type SayingAt = { saying: Saying; length: number }

/** The longest phrase of the lexicon that begins at this word. */
export function sayingAt(words: readonly QueryWord[], at: number): SayingAt | null {
  const word = words[at]
  if (!word || isAbbreviation(word, words)) return null
  const found = longestPhrase(tree, index => keyAt(words, index), at)
  return found && { saying: found.value, length: found.length }
}

/** What the word was most likely meant to be: a long word of the lexicon that it is a letter or two beside. */
export function mistypedSayingAt(word: QueryWord): Saying | null {
  const key = endingOff(word.key)
  return word.isNumber || key.length < shortestWithSlip - 1 ? null : likeliest(withSlips, key)
}

/** "OR nurse" and "IT Krankenhaus" do not mean "or" and "it". */
function isAbbreviation({ raw, key }: QueryWord, words: readonly QueryWord[]): boolean {
  if (raw.length !== 2 || !/^\p{Lu}{2}$/u.test(raw)) return false
  const role = phraseValue(tree, [key])?.role
  return role !== undefined && role !== 'negation' && words.some(other => /\p{Ll}/u.test(other.raw))
}

function keyAt(words: readonly QueryWord[], index: number): string | undefined {
  const word = words[index]
  return word && endingOff(word.key)
}

function endingOff(key: string): string {
  return declined.exec(key)?.[1] ?? key
}
