import type { QueryWord } from './query-words.ts'
import { sayingAt } from './read-sayings.ts'
import type { Reader } from './reader.ts'

const small = /^\p{Ll}{3,}$/u
/** Adjectives of the trade ("psychiatrische", "stationäre"), and nouns that are written small after all. */
const tellsMore =
  /(?:isch|iv|al|(?<!b)ar|ell|log|ambulant|arztlich|pflegerisch)(?:e[nrsm]?)?$|(?:ung|heit|keit|schaft|ik|ie|tion|pflege|dienst|hilfe|kraft|zentrum|station|abteilung|arzt|arztin|therapie|therapeut|assistent|assistenz|schwester|pfleger|helfer|innen|erin|ist|istin)$/

/** Which only look like them: "diesmal", "normal", "total". */
const ordinary = /^(?:\p{L}*mal|egal|total|ideal|real|genial)(?:e[nrsm]?)?$/u

/** Whether a word that the lexicon does not know only holds a whole sentence together: "ordentlich", "behandelt", "angewiesen". */
export function isSaidAround(
  { isSentence, at, words, vocabulary, titleEnds }: Reader,
  word: QueryWord,
): boolean {
  if (!isSentence || titleEnds[at]) return false
  if (isOfSomebody(words, at)) return true
  if (!small.test(word.raw) || vocabulary.isKnownWord(word.key)) return false
  if (tellsMore.test(word.key) && !ordinary.test(word.key)) return false
  // "ohne hektik" stays as a whole.
  return words[at - 1] === undefined || sayingAt(words, at - 1)?.saying.role !== 'negation'
}

const possessives = new Set(
  ['mein', 'dein', 'unser', 'unsr', 'euer', 'eur'].flatMap(stem =>
    ['', 'e', 'en', 'er', 'em', 'es'].map(ending => stem + ending),
  ),
)

/** "meiner kleinen Tochter", "unsere Familie": who somebody has is not what is searched for. */
function isOfSomebody(words: Reader['words'], at: number): boolean {
  const [before, last] = [words[at - 2], words[at - 1]]
  if (last === undefined || words[at]?.isNumber) return false
  return (
    possessives.has(last.key) || (before !== undefined && possessives.has(before.key) && small.test(last.raw))
  )
}
