import { mentionOf } from '../concept-terms.ts'
import type { TextKind } from '../types.ts'
import { distantRelation } from './concept-graph.ts'
import type { Dictionary } from './dictionary.ts'
import { isProfession, isSpecialty, type Meaning, type Weighted } from './meaning.ts'
import { longestPhrase, phraseValue } from './phrases.ts'
import { stem } from './stem.ts'
import type { Token } from './tokens.ts'
import type { Word, Words } from './words.ts'

// A nurse's job whose text mentions doctors must rank far below a doctor's job, whatever the field weights.
const conceptInText = 0.12
const fieldInside = 0.7

export function keepStronger(found: Map<string, number>, term: string, weight: number): void {
  if ((found.get(term) ?? 0) < weight) found.set(term, weight)
}

/** A concept of a title is what the job is for if the relation is close; one of a name or a text is mentioned, unless it is a circumstance. */
export function carryConcept(
  found: Map<string, number>,
  term: string,
  weight: number,
  field: TextKind,
  { graph }: Dictionary,
): void {
  const scaled = field === 'text' ? weight * conceptInText : weight
  const isFor = graph.isCircumstance(term) || (weight > distantRelation && saysWhatFor(field, term))
  keepStronger(found, isFor ? term : mentionOf(term, field === 'name' ? 'name' : 'text'), scaled)
}

/** Neither a unit nor an employer's name tells whom they are looking for; a name tells at most a specialty. */
function saysWhatFor(field: TextKind, term: string): boolean {
  return field === 'title' || (field === 'unit' ? !isProfession(term) : field === 'name' && isSpecialty(term))
}

export type Place = {
  list: Token[]
  read: Word[]
  index: number
  position: number
  field: TextKind
  isShouted: boolean
  wordAt: (position: number) => Word | undefined
  keyAt: (position: number) => string | undefined
}

/** Adds the concepts that start at this word. @returns how many words they cover */
export function addConcepts(
  found: Map<string, number>,
  place: Place,
  dictionary: Dictionary,
  words: Words,
): number {
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
      if (phrase.value.length > 0) carry(fieldsInside(place, phrase.length, phrase.value, dictionary))
      return phrase.length
    }
  }
  if (token.isElided) carry(elided(place, dictionary, words))
  const isDoubtful =
    word.isAbbreviation && (place.isShouted || (place.field === 'text' && word.folded.length < 3))
  if (!isDoubtful) carry(word.carried)
  return 1
}

/**
 * The places and fields named inside a longer title ("Reinigungskraft Klinik" is also about a clinic), but no second specialty: Kinder- und
 * Jugendpsychiatrie is not paediatrics.
 */
function fieldsInside(place: Place, length: number, whole: Meaning, dictionary: Dictionary): Weighted[] {
  const hasSpecialty = whole.flat().some(({ term }) => isSpecialty(term))
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
      if (!isProfession(term) && !(hasSpecialty && isSpecialty(term)))
        fields.push({ term, weight: weight * fieldInside })
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
