import { boardQueryVocabulary } from '../../../query-understanding/board-vocabulary.ts'
import { type QueryWord, queryWords } from '../../../query-understanding/query-words.ts'
import { findProfessions } from '../../../vocabulary/titles/find-professions.ts'
import { findSpecialties } from '../../../vocabulary/titles/find-specialties.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { keysOf } from './phrase.ts'

/** Small words that stay between two words of work: "Klinik für Kardiologie". */
const joins = new Set(
  keysOf(
    'für in im bei mit und oder nach zu von vom am auf der die das den dem des for in at with and or of',
  ),
)

/** The words of a search without those of any sentence and without loose numbers: "MFA zweiten" looks for "MFA". */
export function withoutOrdinary(q: string): string {
  const named = namedIn(q)
  return leftOf(q, (word, at) => {
    if (named[at]) return 'keep'
    if (joins.has(word.key)) return 'join'
    const isLoose = word.isNumber ? !isPartOfWord(q, word) : isOrdinaryWord(word.key)
    return isLoose ? 'drop' : 'keep'
  })
}

/** Only the words that the tables of the trade know: professions, specialties, kinds of work. */
export function wordsOfTrade(q: string): string {
  const { isKnownWord } = boardQueryVocabulary()
  const named = namedIn(q)
  const ofWork = new Set(
    [...findProfessions(q), ...findSpecialties(q)].flatMap(({ words }) => words.flatMap(keysOf)),
  )
  return leftOf(q, ({ key }, at) => {
    if (named[at] || ofWork.has(key) || (isKnownWord(key) && !joins.has(key))) return 'keep'
    return joins.has(key) ? 'join' : 'drop'
  })
}

/** Only the words of professions and specialties, with small words between them. */
export function wordsOfProfessions(q: string): string {
  const ofWork = new Set(
    [...findProfessions(q), ...findSpecialties(q)].flatMap(({ words }) => words.flatMap(keysOf)),
  )
  return leftOf(q, ({ key }) => (ofWork.has(key) ? 'keep' : joins.has(key) ? 'join' : 'drop'))
}

/** "Arzt, Facharzt für Urologie" looks for "Facharzt für Urologie", "MFA? Ich bin MFA" for "MFA": what is said again or more closely goes. */
export function withoutSaidAgain(q: string): string {
  const keys = queryWords(q).map(({ key }) => key)
  const isSaidAgain = ({ key }: QueryWord, at: number) =>
    !joins.has(key) && key.length > 2 && keys.some((other, place) => place > at && isSaidIn(key, other))
  return leftOf(q, (word, at) => (isSaidAgain(word, at) ? 'drop' : joins.has(word.key) ? 'join' : 'keep'))
}

const leastOfEnding = 4

function isSaidIn(key: string, other: string): boolean {
  const stem = key.replace(/in$/, '')
  // "Logo", "Logopädin"
  if (key.length >= leastOfEnding && other.length > key.length && other.startsWith(key)) return true
  return key === other || (stem.length >= leastOfEnding && other.replace(/in$/, '').endsWith(stem))
}

/** Which words stand in a name of more than one word, or are a name that is no ordinary word. */
function namedIn(q: string): boolean[] {
  const keys = queryWords(q).map(({ key }) => key)
  const named = keys.map(() => false)
  const titleAt = boardQueryVocabulary().titlesIn(keys)
  for (let at = 0; at < keys.length; ) {
    const length = titleAt(at)
    const isName = length > 1 || (length === 1 && !isOrdinaryWord(keys[at] ?? ''))
    if (isName) named.fill(true, at, at + length)
    at += Math.max(1, length)
  }
  return named
}

function isPartOfWord(text: string, { from, to }: QueryWord): boolean {
  return /[\p{L}/.-]$/u.test(text.slice(0, from)) || /^[\p{L}/-]/u.test(text.slice(to))
}

type Verdict = 'keep' | 'drop' | 'join'

function leftOf(q: string, judge: (word: QueryWord, at: number) => Verdict): string {
  const read = queryWords(q)
  const verdicts = read.map(judge)
  if (!verdicts.includes('drop')) return q
  const isBeside = (at: number, step: 1 | -1): boolean => {
    const next = verdicts[at + step]
    return next === 'join' ? isBeside(at + step, step) : next === 'keep'
  }
  let kept = ''
  let end = -1
  read.forEach((word, at) => {
    const stays = verdicts[at] === 'keep' || (verdicts[at] === 'join' && isBeside(at, 1) && isBeside(at, -1))
    if (!stays) return
    // What stood together stays together: "OP-Pflege", "Gesundheits- und Krankenpfleger".
    const isNext = at > 0 && end === (read[at - 1]?.to ?? -1)
    kept += (kept === '' ? '' : isNext ? q.slice(end, word.from) : ' ') + word.raw
    end = word.to
  })
  return kept
}

/** Whether the words name a profession or a field, so that they are a search of their own. */
export function namesWork(q: string): boolean {
  return q !== '' && (findProfessions(q).length > 0 || findSpecialties(q).length > 0 || isField(q))
}

// Fields that people say instead of a profession.
const fields =
  /^(?:alten|kranken|kinder|intensiv|palliativ|behinderten)?pflege(?:job|stelle|beruf|kraft|personal)?|^nurs|^doctor|^medi[zc]in|^labor|^therap|^praxis|^verwaltung|^forschung|^klinik/i

/** Work that English has other words for than the titles of ads. */
const helpers = /(?<!\p{L})(?:(?:health)?care assistants?|carers?|caregivers?)(?!\p{L})/iu

function isField(q: string): boolean {
  return helpers.test(q) || q.split(/\s+/).some(word => fields.test(word))
}
