import { isRatherWord } from './doubtful-places.ts'
import { type QueryWord, queryWords } from './query-words.ts'
import { isHouse } from './read-place.ts'
import { isKeyOfSayings, wordSaying } from './read-sayings.ts'
import type { QueryVocabulary } from './understood.ts'

/** Where a word was put together: it ends at `end` in the new text, and with all its parts at `to` in the old one. */
export type JoinedWord = { end: number; to: number }

const longest = 3
const shortestPart = 3
const mostLetters = 40

/**
 * Puts words together that were typed apart, as phones and haste do ("zahnarzt helferin", "nacht dienst"): where together they are one
 * word of the trade, and not already a name of several words. The text keeps its length, so that what stands behind stays where it is;
 * null when nothing was apart.
 */
export function joinApart(
  text: string,
  words: readonly QueryWord[],
  vocabulary: QueryVocabulary,
): { text: string; joined: JoinedWord[] } | null {
  const joined: JoinedWord[] = []
  let result = ''
  for (let at = 0; at < words.length; at++) {
    const length = isBeside(text, words, at + 1) ? lengthOfWord(text, words, at, vocabulary) : 1
    if (length === 1) continue
    const parts = words.slice(at, at + length)
    const [first, last] = [parts[0] as QueryWord, parts.at(-1) as QueryWord] // two at least
    result += text.slice(result.length, first.from) + joinedOf(parts)
    joined.push({ end: result.length, to: last.to })
    result += ' '.repeat(last.to - result.length)
    at += length - 1
  }
  return joined.length === 0 ? null : { text: result + text.slice(result.length), joined }
}

/** Of how many words the one that begins here was made, the most first. */
function lengthOfWord(
  text: string,
  words: readonly QueryWord[],
  start: number,
  vocabulary: QueryVocabulary,
): number {
  let whole = words[start]?.key ?? ''
  let most = 1
  // Nearly all words are done with two looks into what is known; what is made of three words begins with two that are one.
  for (let length = 2; length <= longest && isBeside(text, words, start + length - 1); length++) {
    whole += words[start + length - 1]?.key ?? ''
    if (!vocabulary.isKnownWord(whole) && !isKeyOfSayings(whole)) break
    if (isOneWord(whole, words.slice(start, start + length), words[start - 1], vocabulary)) most = length
  }
  return most
}

function isBeside(text: string, words: readonly QueryWord[], at: number): boolean {
  const [one, next] = [words[at - 1], words[at]]
  if (!one || !next || one.isNumber || next.isNumber || next.from - one.to !== 1) return false
  if (one.key.length < shortestPart || next.key.length < shortestPart) return false
  return text[one.to] === ' ' || text[one.to] === '-'
}

function isOneWord(
  whole: string,
  parts: readonly QueryWord[],
  before: QueryWord | undefined,
  vocabulary: QueryVocabulary,
): boolean {
  const keys = parts.map(({ key }) => key)
  if (whole.length > mostLetters) return false
  const saying = wordSaying(whole)
  const isTitle =
    vocabulary.isKnownWord(whole) &&
    (vocabulary.titlesIn([whole])(0) === 1 ||
      // "medizinische fach angestellte"
      (before !== undefined && vocabulary.titlesIn([before.key, whole])(0) === 2))
  if (!isTitle && !saying?.filter && !saying?.refusal && !saying?.without) return false
  const titleAt = vocabulary.titlesIn(keys)
  if (titleAt(0) !== 1) return titleAt(0) === 0
  const last = keys.at(-1) ?? ''
  // "Arzt Praxis": a doctor in a practice.
  if (wordSaying(last)?.filter?.name === 'employerType') return false
  // "Notaufnahme Arzt" and "Intensiv Pflege" say the same apart; a Zahnarzt and a Helferin are nobody.
  return keys.some((_, at) => titleAt(at) === 0) || firstParts.test(keys[0] ?? '')
}

const firstParts = /arzt$|^(?:ober|chef|fach|stations|kinder|kranken|alten)$/

const shortestTitle = 4
const shortestTown = 4
const leastPopulation = 100_000

/** "krankenschwestermünchen": a name of the trade and a large town without a blank between them are two words. */
export function partTowns(words: QueryWord[], vocabulary: QueryVocabulary, locale: 'de' | 'en'): QueryWord[] {
  if (!words.some(({ key }) => mayHoldTown(key, vocabulary))) return words
  return words.flatMap(word => {
    if (!mayHoldTown(word.key, vocabulary)) return [word]
    for (let at = shortestTitle; at <= word.raw.length - shortestTown; at++) {
      const [name, town] = [word.raw.slice(0, at), word.raw.slice(at)]
      const place = vocabulary.placesIn(town)(0)
      if (place?.kind !== 'town' || place.to < town.length || place.population < leastPopulation) continue
      const [title, second] = [queryWords(name)[0], queryWords(town)[0]]
      if (!title || !second || isRatherWord(second.key, locale)) continue
      // The town belongs to the name of a house.
      if (isHouse(title.key)) return [word]
      if (vocabulary.titlesIn([title.key])(0) === 0) continue
      const from = word.from + at
      return [
        { ...title, from: word.from, to: from },
        { ...second, from, to: word.to, place: { ...place, to: word.to } },
      ]
    }
    return [word]
  })
}

function mayHoldTown(key: string, { isKnownWord }: QueryVocabulary): boolean {
  return key.length >= shortestTitle + shortestTown && !isKnownWord(key) && !isKeyOfSayings(key)
}

/** Words that were not beside each other, with a comma between those that would be one word when they are read again. */
export function keepApart(text: string, vocabulary: QueryVocabulary): string {
  const words = queryWords(text)
  let kept = ''
  let from = 0
  for (const [at, { to }] of words.entries()) {
    if (!isBeside(text, words, at + 1) || lengthOfWord(text, words, at, vocabulary) === 1) continue
    kept += `${text.slice(from, to)},`
    from = to
  }
  return kept + text.slice(from)
}

function joinedOf(parts: readonly QueryWord[]): string {
  const [first = '', ...rest] = parts.map(({ raw }) => raw)
  return first + rest.map(raw => (raw === raw.toUpperCase() ? raw : raw.toLowerCase())).join('')
}
