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
  { isSentence, at, words, vocabulary, titleEnds, parts }: Reader,
  word: QueryWord,
): boolean {
  if (!isSentence || titleEnds[at]) return false
  if (isOfSomebody(words, at)) return true
  if (isNameOfWork(words, at, parts)) return false
  if (!small.test(word.raw) || vocabulary.isKnownWord(word.key)) return false
  if (tellsMore.test(word.key) && !ordinary.test(word.key)) return false
  // "ohne hektik" stays as a whole.
  return words[at - 1] === undefined || sayingAt(words, at - 1)?.saying.role !== 'negation'
}

const leadsToTitle = /(?<!\p{L})(?:stellen?|jobs?|arbeit|anstellung|position)\s+als$/iu
const mostOfLead = 24

/** "eine Stelle als hebame in Passau": a slip, and what is searched for all the same. What leads to it may have been read before. */
function isNameOfWork(words: Reader['words'], at: number, parts: Reader['parts']): boolean {
  const from = words[at]?.from ?? 0
  const near = ({ from: begin, to }: { from: number; to: number }) => to <= from && begin >= from - mostOfLead
  const read = parts.filter(near)
  const unread = words
    .slice(0, at)
    .filter(word => near(word) && !read.some(part => part.from <= word.from && part.to >= word.to))
  const lead = [...read, ...unread.map(({ from, raw }) => ({ from, text: raw }))]
    .toSorted((one, other) => one.from - other.from)
    .map(({ text }) => text)
    .join(' ')
  return leadsToTitle.test(lead)
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
