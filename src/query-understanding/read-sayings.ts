import { remember } from '../basics/remember.ts'
import { addPhrase, longestPhrase, phraseTree } from '../search/text/phrases.ts'
import { editDistance } from '../search/typo.ts'
import { houses } from './houses.ts'
import { type Saying, sayings } from './lexicon.ts'
import { type QueryWord, queryWords } from './query-words.ts'

const shortestWithSlip = 7
const mostRemembered = 5_000
// The endings that German puts on adjectives.
const declined =
  /^(.*(?:befristet|sprachig|gultig|fugig|nutzig|beruflich|examiniert|erfahren|sprechend))(?:e[rsmn]?)$/

/** Phrases are compared without the endings of adjectives and plurals that German puts on them. */
const tree = phraseTree<Saying>()
/** Long single words by their first letter: for slips of the pen. */
const longWords = new Map<string, string[]>()

for (const [phrases, saying] of sayings) {
  for (const phrase of phrases.split('|')) {
    const keys = queryWords(phrase).map(({ key }) => endingOff(key))
    addPhrase(tree, keys, saying)
    const [only = ''] = keys
    if (keys.length > 1 || only.length < shortestWithSlip) continue
    const known = longWords.get(only.charAt(0)) ?? []
    longWords.set(only.charAt(0), [...known, only])
  }
}

/** The longest phrase of the lexicon that begins at this word. */
export function sayingAt(words: readonly QueryWord[], at: number): { saying: Saying; length: number } | null {
  const found = longestPhrase(tree, index => keyAt(words, index), at)
  return found && { saying: found.value, length: found.length }
}

/** What the word was most likely meant to be, when it is in no name of the vocabulary and a letter or two beside the lexicon. */
export function mistypedSayingAt({ key, isNumber }: QueryWord): Saying | null {
  // The Charité is no charity.
  return isNumber || key.length < shortestWithSlip - 1 || houses.test(key) ? null : nearestSaying(key)
}

const nearestSaying = remember(mostRemembered, (word: string): Saying | null => {
  const key = endingOff(word)
  const most = key.length < 9 ? 1 : 2
  for (const known of longWords.get(key.charAt(0)) ?? []) {
    if (Math.abs(known.length - key.length) > most) continue
    if (editDistance(key, known, most) <= most)
      return longestPhrase(tree, index => (index === 0 ? known : undefined), 0)?.value ?? null
  }
  return null
})

function keyAt(words: readonly QueryWord[], index: number): string | undefined {
  const word = words[index]
  return word && endingOff(word.key)
}

function endingOff(key: string): string {
  return declined.exec(key)?.[1] ?? key
}
