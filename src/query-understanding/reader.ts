import { protectTitles } from './protect-titles.ts'
import { type QueryWord, queryWords, wordsLeft } from './query-words.ts'
import type { Saying } from './saying.ts'
import { tellers } from './telling/told-words.ts'
import {
  type NamedPlace,
  noFilters,
  type QueryPart,
  type QueryVocabulary,
  type UnderstoodQuery,
} from './understood.ts'
import { isSentence } from './whole-sentences.ts'

export type QueryLocale = 'de' | 'en'

/** A part, and whether it stays among the words when it stands between two of them. */
export type NotedPart = QueryPart & { staysBetweenWords: boolean }

/** What is said of a place: `home` is where somebody lives, comes from or found nothing, `preferred` where they look first. */
export type PlaceRank = 'home' | 'named' | 'preferred'

/** What is known while the words are read from the left to the right. */
export type Reader = {
  text: string
  locale: QueryLocale
  words: readonly QueryWord[]
  vocabulary: QueryVocabulary
  /** For each word where the title that it begins ends; 0 for words that begin none. */
  titleEnds: readonly number[]
  /** Whether it is a sentence that somebody says, with capitals where German has them. */
  isSentence: boolean
  /** Whether somebody speaks of themselves. */
  isTelling: boolean
  places: ReturnType<QueryVocabulary['placesIn']>
  /** What misspelt words were found to be, for the rounds to come. */
  slips: { sayings: Map<string, Saying | null>; towns: Map<string, string | null> }
  at: number
  filters: UnderstoodQuery['filters']
  place: { text: string; isRegion: boolean; rank: PlaceRank; parts: NotedPart[] } | null
  /** Further towns, to be offered beside the place. */
  otherPlaces: string[]
  radiusKm: number | null
  parts: NotedPart[]
  /** What the last word that means something was. */
  before: 'nothing' | 'word' | 'filter' | 'place' | 'refusal'
  isAfterBut: boolean
  isAfterOnly: boolean
  /** What leads to a place: "in" to any, "im" and "in der" to regions only. */
  leadsTo: 'nothing' | 'place' | 'region'
}

export type PlaceFound = { text: string; length: number; isRegion: boolean }

/** A reader of a text, with what was understood of it already; `words` are those of the text. */
export function readerOf(
  text: string,
  locale: QueryLocale,
  vocabulary: QueryVocabulary,
  known?: Pick<
    Reader,
    | 'filters'
    | 'place'
    | 'otherPlaces'
    | 'radiusKm'
    | 'parts'
    | 'slips'
    | 'isSentence'
    | 'isTelling'
    | 'words'
  >,
  words = known ? wordsLeft(known.words, text) : queryWords(text),
): Reader {
  return {
    filters: known?.filters ?? noFilters(),
    place: known?.place ?? null,
    otherPlaces: known?.otherPlaces ?? [],
    radiusKm: known?.radiusKm ?? null,
    parts: known?.parts ?? [],
    slips: known?.slips ?? { sayings: new Map(), towns: new Map() },
    text,
    locale,
    words,
    vocabulary,
    titleEnds: protectTitles(words, vocabulary),
    isSentence: known?.isSentence ?? isSentence(words, vocabulary),
    isTelling: known?.isTelling ?? words.some(({ key }) => tellers.has(key)),
    places: vocabulary.placesIn(text),
    at: 0,
    before: 'nothing',
    isAfterBut: false,
    isAfterOnly: false,
    leadsTo: 'nothing',
  }
}

/** The place whose name begins at this word, whether it is meant or not. Asked several times of most words. */
export function placeOf({ words, places }: Reader, at: number): NamedPlace | null {
  const word = words[at]
  if (!word) return null
  if (word.place === undefined) word.place = places(word.from)
  return word.place
}

/** Leaves words to be searched for. */
export function keep(reader: Reader, length: number): void {
  reader.at += length
  reader.before = 'word'
  forget(reader)
}

/** Takes words for something else than words: one part, or several where something between them was taken before. */
export function note(
  reader: Reader,
  length: number,
  as: QueryPart['as'],
  staysBetweenWords = false,
): NotedPart[] {
  const noted: NotedPart[] = []
  let last: NotedPart | undefined
  for (const { from, to } of reader.words.slice(reader.at, reader.at + length)) {
    const end = last?.to
    if (last && end !== undefined && !reader.parts.some(part => part.from >= end && part.to <= from))
      last.to = to
    else {
      last = { from, to, text: '', as, staysBetweenWords }
      noted.push(last)
    }
  }
  for (const part of noted) part.text = reader.text.slice(part.from, part.to)
  reader.parts.push(...noted)
  reader.at += length
  return noted
}

/** After a word that means something, what stood before it governs nothing more. */
export function forget(reader: Reader): void {
  reader.isAfterBut = false
  reader.isAfterOnly = false
  reader.leadsTo = 'nothing'
}

/** What a misspelt word is, found out once. */
export function onceFor<Value>(found: Map<string, Value>, key: string, find: () => Value): Value {
  const known = found.get(key)
  if (known !== undefined) return known
  const value = find()
  found.set(key, value)
  return value
}

export function add<T>(list: T[], values: readonly T[]): void {
  for (const value of values) if (!list.includes(value)) list.push(value)
}
