import { type Correction, correctWord } from './correct-word.ts'
import type { Dictionary } from './dictionary.ts'
import { fold } from './fold.ts'
import { type Meaning, strongest, type Weighted } from './meaning.ts'
import { longestPhrase, phraseValue } from './phrases.ts'
import { stem } from './stem.ts'
import { tokens } from './tokens.ts'
import type { Word, Words } from './words.ts'

/** One thing a searcher asks for; all groups of a query must hold, one alternative of a group is enough. */
export type QueryGroup = {
  /** The words as typed. */
  words: string
  alternatives: Weighted[]
  /** Folded, unstemmed: for prefix and typo expansion over the terms of the index. */
  spelling: string
  fuzzyAllowed: boolean
  /** The word is still being typed: its spelling is the beginning of a word. */
  prefix: boolean
  isAbbreviation: boolean
  isConcept: boolean
  /** A word of the vocabulary that was probably meant; for when the alternatives find nothing or little. */
  fallback: { text: string; groups: Weighted[][] } | null
}

/** The groups of a query; text beyond 200 characters and 12 words is left out. */
export function analyseQuery(
  text: string,
  isTyping: boolean,
  dictionary: Dictionary,
  words: Words,
  english: Words,
): QueryGroup[] {
  const list = tokens(text.slice(0, mostCharacters)).slice(0, mostWords)
  const read = list.map(token => readQueryWord(token.raw, dictionary, words))
  const useful = read.filter(word => !word.isStopWord && !dictionary.lists.queryNoise.has(word.folded))
  const asked = useful.length > 0 ? useful : read
  const isOpen = isTyping && /[\p{L}\p{N}]$/u.test(text)
  const groups: QueryGroup[] = []
  const keyAt = (index: number) => asked[index]?.key
  for (let index = 0; index < asked.length; ) {
    const phrase = longestPhrase(dictionary.phrases, keyAt, index)
    const length = Math.max(1, phrase?.length ?? 1)
    const isLast = isOpen && index + length === asked.length
    const meant = asked.slice(index, index + length)
    const meaning = phrase && phrase.value.length > 0 ? phrase.value : null
    groups.push(...groupsOf(meant, meaning, isLast, dictionary, english))
    index += length
  }
  return withoutDoubles(groups)
}

const mostCharacters = 200
const mostWords = 12
// The compound itself says more than any of its parts.
const partOfQuery = 0.5
// An ad that only spells the word (Ausbildung MFA) comes after those that are meant.
const literalOfConcept = 0.5

function readQueryWord(raw: string, dictionary: Dictionary, words: Words): Word {
  const word = words.read(raw)
  if (word.isAbbreviation || word.isStopWord) return word
  const isKnown = phraseValue(dictionary.phrases, [word.key]) !== undefined
  const meaning = isKnown ? undefined : dictionary.queryAbbreviations.get(fold(raw))
  if (!meaning) return word
  return { ...word, meaning, isAbbreviation: true, term: stem(word.folded, 'de') }
}

function groupsOf(
  meant: readonly Word[],
  phrase: Meaning | null,
  prefix: boolean,
  dictionary: Dictionary,
  english: Words,
): QueryGroup[] {
  const [word] = meant
  if (!word) return []
  const written = meant.map(one => one.folded).join(' ')
  const meaning = phrase ?? (meant.length === 1 ? word.meaning : null)
  const base = { words: written, spelling: written, fallback: null, isAbbreviation: false, isConcept: false }
  if (meaning) {
    const literal = meant.length === 1 ? literalOf(word, phrase !== null) : []
    return dictionary.graph.askedBy(meaning).map(group => ({
      ...base,
      alternatives: strongest(literal, group),
      fuzzyAllowed: false,
      prefix: prefix && meant.length === 1 && !word.isAbbreviation,
      isAbbreviation: word.isAbbreviation,
      isConcept: true,
    }))
  }
  const stems = [
    ...new Set(meant.flatMap(one => [one.term ?? one.key, english.read(one.folded).term ?? one.key])),
  ]
  const whole = stems.map(term => ({ term, weight: 1 }))
  const isFuzzy = word.folded.length >= 4 && !/\d/.test(word.folded) && !dictionary.opaque.has(word.folded)
  const plain = { ...base, fuzzyAllowed: isFuzzy, prefix }
  if (word.parts.length > 1) {
    return word.parts.map(part => ({
      ...plain,
      alternatives: strongest(whole, [{ term: part, weight: partOfQuery }]),
    }))
  }
  const correction = isFuzzy ? correctWord(word.folded, dictionary) : null
  return [{ ...plain, alternatives: whole, fallback: correction ? fallbackOf(correction, dictionary) : null }]
}

/** A word of the vocabulary is replaced by its concept; a compound or an abbreviation is also looked for as written. */
function literalOf(word: Word, isPhrase: boolean): Weighted[] {
  return isPhrase || word.term === null ? [] : [{ term: word.term, weight: literalOfConcept }]
}

function fallbackOf(correction: Correction, dictionary: Dictionary): QueryGroup['fallback'] {
  const groups = dictionary.graph.askedBy(correction.meaning).map(group => [...group])
  return { text: correction.word, groups }
}

function withoutDoubles(groups: readonly QueryGroup[]): QueryGroup[] {
  const seen = new Set<string>()
  return groups.filter(group => {
    const key = group.alternatives
      .map(({ term }) => term)
      .toSorted()
      .join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
