import type { QueryWord } from './query-words.ts'
import { sayingAt } from './read-sayings.ts'
import type { QueryVocabulary } from './understood.ts'

/** Who speaks, asks or is asked: words that only a whole sentence has. */
const speakers = new Set(
  `ich mir mich wir uns ihr euch sie man mein meine meinen meinem meiner unser unsere wer wo welche welcher welches gibt gibts habt
  sucht suche suchen mochte hatte wurde bin bist kann konnen konnt kennt`.split(/\s+/),
)

/**
 * Whether a German sentence is said that has capitals where they belong: in one, a word in small letters is no noun, and one that nobody
 * in the trade uses says nothing about the job.
 */
export function isSentence(words: readonly QueryWord[], vocabulary: QueryVocabulary): boolean {
  if (words.length < fewestWords || !words.some(({ key }) => speakers.has(key))) return false
  return words.some(
    ({ raw, key }, at) =>
      at > 0 && noun.test(raw) && (vocabulary.isKnownWord(key) || sayingAt(words, at) !== null),
  )
}

const fewestWords = 5
const noun = /^\p{Lu}\p{Ll}{2,}/u
