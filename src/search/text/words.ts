import { remember } from '../../basics/remember.ts'
import type { Dictionary } from './dictionary.ts'
import { fold } from './fold.ts'
import { type Meaning, strongest, type Weighted } from './meaning.ts'
import { phraseValue } from './phrases.ts'
import { splitCompound, splitOpenCompound } from './split-compound.ts'
import { type Language, stem } from './stem.ts'

/** What is known about a word, independent of its context. */
export type Word = {
  folded: string
  /** Stem for vocabulary phrases, the same in every language. */
  key: string
  /** Stem for the index; null for stop words and for two-letter words that are no abbreviation. */
  term: string | null
  isStopWord: boolean
  isAbbreviation: boolean
  /** The meaning is guessed from similar words: jobs that contain the word do not carry it. */
  isGuessed?: boolean
  /** Some vocabulary phrase begins with this word. */
  beginsPhrase: boolean
  /** Meaning of the word on its own: an abbreviation, or a compound that is not in the vocabulary. */
  meaning: Meaning | null
  /** Terms indexed for the word in addition to its phrases. */
  carried: readonly Weighted[]
  /** Stems of the parts that may match in place of the compound. */
  parts: readonly string[]
  /** Those parts that `meaning` does not cover. */
  unread: readonly string[]
}

export type Words = { read(raw: string): Word; split(folded: string): string[] | null }

/** Looks up words and caches recent ones, because jobs share most of their words. */
export function wordReader(dictionary: Dictionary, language: Language): Words {
  const split = (folded: string) => {
    if (dictionary.opaque.has(folded)) return null
    const { parts, openHeads } = dictionary
    return splitCompound(folded, parts, dictionary.lists.linkers) ?? splitOpenCompound(folded, openHeads)
  }
  return { read: remember(rememberedWords, raw => readWord(raw, dictionary, language, split)), split }
}

const rememberedWords = 60_000

function readWord(
  raw: string,
  dictionary: Dictionary,
  language: Language,
  split: (folded: string) => string[] | null,
): Word {
  const folded = fold(raw)
  const abbreviation =
    dictionary.abbreviations.get(raw) ??
    (raw.length >= 3 ? dictionary.relaxedAbbreviations.get(folded) : undefined)
  const isStopWord = !abbreviation && dictionary.lists.stopWords.has(folded)
  const key = stem(folded, 'de')
  const isTooShort = folded.length < 2 || (folded.length === 2 && !abbreviation)
  const word: Word = {
    folded,
    key,
    term: isStopWord || isTooShort ? null : stem(folded, language),
    isStopWord,
    isAbbreviation: abbreviation !== undefined,
    beginsPhrase: dictionary.phrases.next?.has(key) ?? false,
    meaning: abbreviation ?? null,
    carried: abbreviation ? dictionary.graph.carriedBy(abbreviation) : [],
    parts: [],
    unread: [],
  }
  if (isStopWord || abbreviation) return word
  const parts = split(folded)
  if (!parts) return word
  const known = phraseValue(dictionary.phrases, [key])
  if (known) return { ...word, carried: fieldsBeside(known, parts, dictionary) }
  const meaning = compoundMeaning(parts, dictionary)
  const standing = parts.filter(part => !dictionary.neverAlone.has(part) && part.length > 3)
  const stems = (list: readonly string[]) => [...new Set(list.map(part => stem(part, language)))]
  return {
    ...word,
    meaning: meaning?.value ?? null,
    carried: meaning ? dictionary.graph.carriedBy(meaning.value) : [],
    parts: stems(standing),
    unread: stems(standing.filter(part => meaning?.unread.includes(part))),
  }
}

/**
 * A vocabulary word has its listed meaning; a job that contains it is also about the places and fields in its parts (an
 * Ordinationsassistentin works in a practice), but not about a second specialty: Herzchirurgie is not cardiology.
 */
function fieldsBeside(known: Meaning, parts: readonly string[], dictionary: Dictionary): Weighted[] {
  const hasSpecialty = known.some(group => group.some(({ term }) => term.startsWith('s:')))
  const beside = parts
    .flatMap(part => dictionary.partMeanings.get(part) ?? fieldsOf(part, dictionary) ?? [])
    .flat()
    .filter(({ term }) => term.startsWith('x:') || (!hasSpecialty && term.startsWith('s:')))
    .map(({ term, weight }) => ({
      term,
      weight: weight * (term.startsWith('x:') ? placeBeside : fieldBeside),
    }))
  return beside.length > 0 ? dictionary.graph.carriedBy([beside]) : []
}

const placeBeside = 0.7
const fieldBeside = 0.5

type CompoundMeaning = { value: Meaning; unread: readonly string[] }

/** Oberarztstelle means Oberarzt; Kinderintensivpfleger nurse + paediatrics + intensive care; otherwise fields only. */
function compoundMeaning(parts: readonly string[], dictionary: Dictionary): CompoundMeaning | null {
  const head = parts[parts.length - 1] ?? ''
  const rest = parts.slice(0, -1)
  if (dictionary.plainHeads.has(head)) {
    const whole = phraseValue(dictionary.phrases, [stem(rest.join(''), 'de')])
    if (whole) return { value: whole, unread: [] }
  }
  const read = rest.map(part => ({
    part,
    meaning: dictionary.partMeanings.get(part) ?? fieldsOf(part, dictionary),
  }))
  const last = dictionary.headMeanings.get(head) ?? meaningOfHead(head, dictionary)
  const groups = [...read, { part: head, meaning: last }]
  const value = groups.flatMap(({ meaning }) => meaning ?? []).map(group => strongest(group))
  if (value.length === 0) return null
  return { value, unread: groups.filter(({ meaning }) => meaning === null).map(({ part }) => part) }
}

/** A Familienhebamme is a midwife; helpers and assistants are too general, so that only the fields of such a head count. */
function meaningOfHead(head: string, dictionary: Dictionary): Meaning | null {
  if (dictionary.neverAlone.has(head) || head.length < shortestHead) return fieldsOf(head, dictionary)
  const meaning = phraseValue(dictionary.phrases, [stem(head, 'de')])
  return meaning && meaning.length > 0 ? meaning : null
}

const shortestHead = 6

/** The fields a part implies: a Hautarztpraxis is about dermatology, but it is not a dermatologist. */
function fieldsOf(part: string, dictionary: Dictionary): Meaning | null {
  const meaning = phraseValue(dictionary.phrases, [stem(part, 'de')])
  if (!meaning) return null
  const fields = meaning.filter(group => !group.some(({ term }) => term.startsWith('p:')))
  return fields.length > 0 ? fields : null
}
