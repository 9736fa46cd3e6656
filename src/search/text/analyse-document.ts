import { mentionOf, titleWord } from '../concept-terms.ts'
import { closeRelation } from './concept-graph.ts'
import type { Dictionary } from './dictionary.ts'
import type { Meaning, Weighted } from './meaning.ts'
import { longestPhrase, phraseValue } from './phrases.ts'
import { stem } from './stem.ts'
import { type Token, tokens } from './tokens.ts'
import type { Word, Words } from './words.ts'

export type Field = 'title' | 'name' | 'text'

/** Terms of one field of a job with their weights (whole word 1, part of a compound less, concept by its relation). */
export function analyseDocument(
  text: string,
  field: Field,
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

// A nurse's job whose text mentions doctors must rank far below a doctor's job, whatever the field weights.
const conceptInText = 0.12
const partOfWord = 0.4
const fieldInside = 0.7
const mostRepeats = 4

function addWord(found: Map<string, number>, word: Word, field: Field, dictionary: Dictionary): void {
  if (word.term === null) return
  if (field === 'title' && (word.meaning !== null || dictionary.queryAbbreviations.has(word.folded))) {
    found.set(titleWord(word.term), 1)
  }
  found.set(word.term, field === 'text' ? Math.min(mostRepeats, (found.get(word.term) ?? 0) + 1) : 1)
  for (const part of word.parts) keepStronger(found, part, partOfWord)
}

function keepStronger(found: Map<string, number>, term: string, weight: number): void {
  if ((found.get(term) ?? 0) < weight) found.set(term, weight)
}

/** A concept of a title is what the job is for if the relation is close; one of a name or a text is mentioned, unless it is a circumstance. */
function carryConcept(
  found: Map<string, number>,
  term: string,
  weight: number,
  field: Field,
  { graph }: Dictionary,
): void {
  const scaled = field === 'text' ? weight * conceptInText : weight
  const isFor = graph.isCircumstance(term) || (weight >= closeRelation && saysWhatFor(field, term))
  keepStronger(found, isFor ? term : mentionOf(term), scaled)
}

/** An employer's name tells its specialty, which is that of its jobs, but not whom it is looking for. */
function saysWhatFor(field: Field, term: string): boolean {
  return field === 'title' || (field === 'name' && term.startsWith('s:'))
}

type Place = {
  list: Token[]
  read: Word[]
  index: number
  position: number
  field: Field
  isShouted: boolean
  wordAt: (position: number) => Word | undefined
  keyAt: (position: number) => string | undefined
}

/** Adds the concepts that start at this word. @returns how many words they cover */
function addConcepts(found: Map<string, number>, place: Place, dictionary: Dictionary, words: Words): number {
  const carry = (carried: readonly Weighted[]) => {
    for (const { term, weight } of carried) carryConcept(found, term, weight, place.field, dictionary)
  }
  const token = place.list[place.index]
  const word = place.read[place.index]
  if (!token || !word) return 1
  const joined = token.joinsNext ? joinedMeaning(place, dictionary) : null
  if (joined) {
    carry(dictionary.graph.carriedBy(joined))
    return 2
  }
  const phrase = longestPhrase(dictionary.phrases, place.keyAt, place.position)
  if (phrase) {
    carry(carriedByPhrase(phrase.value, dictionary))
    if (phrase.length > 1) {
      if (phrase.value.length > 0) carry(fieldsInside(place, phrase.length, dictionary))
      return phrase.length
    }
  }
  if (token.isElided) carry(elided(place, dictionary, words))
  const isDoubtful =
    word.isAbbreviation && (place.isShouted || (place.field === 'text' && word.folded.length < 3))
  if (!isDoubtful) carry(word.carried)
  return 1
}

/** The places and fields named inside a longer title ("Reinigungskraft Klinik" is also about a clinic). */
function fieldsInside(place: Place, length: number, dictionary: Dictionary): Weighted[] {
  const end = place.position + length
  const fields: Weighted[] = []
  for (let position = place.position; position < end; position++) {
    const within = (at: number) => (at < end && at - position < length - 1 ? place.keyAt(at) : undefined)
    const phrase = longestPhrase(dictionary.phrases, within, position)
    const beside = place.wordAt(position)?.carried ?? []
    for (const { term, weight } of [
      ...(phrase ? carriedByPhrase(phrase.value, dictionary) : []),
      ...beside,
    ]) {
      if (!term.startsWith('p:')) fields.push({ term, weight: weight * fieldInside })
    }
    if (phrase) position += phrase.length - 1
  }
  return fields
}

const carriedCache = new WeakMap<Meaning, Weighted[]>()

function carriedByPhrase(meaning: Meaning, dictionary: Dictionary): Weighted[] {
  const known = carriedCache.get(meaning)
  if (known) return known
  const carried = dictionary.graph.carriedBy(meaning)
  carriedCache.set(meaning, carried)
  return carried
}

/** "Chefarzt-Sekretärin" is one word, whatever its first half means. */
function joinedMeaning(place: Place, dictionary: Dictionary): Meaning | null {
  const word = place.read[place.index]
  const next = place.read[place.index + 1]
  if (!word || !next) return null
  return phraseValue(dictionary.phrases, [stem(word.folded + next.folded, 'de')]) ?? null
}

/** "Fach- und Oberarzt": the truncated first half takes the ending of the next word if that yields a known word. */
function elided(place: Place, dictionary: Dictionary, words: Words): Weighted[] {
  const word = place.read[place.index]
  let next = place.index + 1
  while (place.read[next]?.isStopWord) next++
  const full = place.read[next]
  if (!word || !full || next > place.index + 2) return []
  for (let start = 1; start <= full.folded.length - 4; start++) {
    const whole = word.folded + full.folded.slice(start)
    const meaning = phraseValue(dictionary.phrases, [stem(whole, 'de')]) ?? words.read(whole).meaning
    if (meaning && meaning.length > 0) return carriedByPhrase(meaning, dictionary)
  }
  return []
}

/** In an all-caps title, IM and AM are prepositions rather than abbreviations. */
function isAllCapitals(list: readonly Token[]): boolean {
  const long = list.filter(token => token.raw.length >= 5)
  return long.length >= 2 && long.every(token => token.raw === token.raw.toUpperCase())
}
