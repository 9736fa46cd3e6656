import { titleWord } from '../concept-terms.ts'
import type { TextKind } from '../types.ts'
import type { Dictionary } from './dictionary.ts'
import type { Weighted } from './meaning.ts'
import { addConcepts, carryConcept, keepStronger } from './read-concepts.ts'
import { addSought } from './sought.ts'
import { type Token, tokens } from './tokens.ts'
import type { Word, Words } from './words.ts'

/** Terms of one field of a job with their weights (whole word 1, part of a compound less, concept by its relation). */
export function analyseDocument(
  text: string,
  field: TextKind,
  dictionary: Dictionary,
  words: Words,
): Weighted[] {
  const found = new Map<string, number>()
  const list = tokens(text)
  const read = list.map(token => words.read(token.raw))
  const isShouted = field !== 'text' && isAllCapitals(list)
  const positions: number[] = []
  for (let index = 0; index < read.length; index++) {
    const word = read[index]
    if (!word || word.isStopWord) continue
    positions.push(index)
    addWord(found, word, field, dictionary)
  }
  const wordAt = (position: number) => {
    const index = positions[position]
    return index === undefined ? undefined : read[index]
  }
  const keyAt = (position: number) => wordAt(position)?.key
  for (let position = 0; position < positions.length; ) {
    const index = positions[position] ?? 0
    if (isPlain(list[index], read[index])) {
      position++
      continue
    }
    position += addConcepts(
      found,
      { list, read, index, position, field, isShouted, wordAt, keyAt },
      dictionary,
      words,
    )
  }
  if (field === 'text') addSought(found, text, dictionary, words)
  const terms: Weighted[] = []
  for (const [term, weight] of found) terms.push({ term, weight })
  return terms
}

/** Terms of what a job is known to be for. */
export function analyseConcepts(concepts: readonly string[], dictionary: Dictionary): Weighted[] {
  const found = new Map<string, number>()
  for (const concept of concepts) {
    for (const { term, weight } of dictionary.graph.carriedBy(dictionary.graph.meaningOf(concept))) {
      carryConcept(found, term, weight, 'title', dictionary)
    }
  }
  return [...found].map(([term, weight]) => ({ term, weight }))
}

/** Fast path for most words of a text: the word begins no phrase, joins nothing and has no meaning of its own. */
function isPlain(token: Token | undefined, word: Word | undefined): boolean {
  if (!token || !word) return true
  return !word.beginsPhrase && word.meaning === null && !token.joinsNext && !token.isElided
}

const partOfWord = 0.4
const mostRepeats = 4

function addWord(found: Map<string, number>, word: Word, field: TextKind, dictionary: Dictionary): void {
  if (word.term === null) return
  if (field !== 'text' && (word.meaning !== null || dictionary.queryAbbreviations.has(word.folded))) {
    found.set(titleWord(word.term), 1)
  }
  found.set(word.term, field === 'text' ? Math.min(mostRepeats, (found.get(word.term) ?? 0) + 1) : 1)
  for (const part of word.parts) keepStronger(found, part, partOfWord)
}

/** In an all-caps title, IM and AM are prepositions rather than abbreviations. */
function isAllCapitals(list: readonly Token[]): boolean {
  const long = list.filter(token => token.raw.length >= 5)
  return long.length >= 2 && long.every(token => token.raw === token.raw.toUpperCase())
}
