import { protectTitles } from './protect-titles.ts'
import type { QueryWord } from './query-words.ts'
import { queryWords } from './query-words.ts'
import { noFilters, type QueryPart, type QueryVocabulary, type UnderstoodQuery } from './understood.ts'

/** What is known while the words are read from the left to the right. */
export type Reader = {
  text: string
  words: readonly QueryWord[]
  vocabulary: QueryVocabulary
  /** For each word where the title that holds it ends; 0 for words that belong to none. */
  titleEnds: readonly number[]
  places: ReturnType<QueryVocabulary['placesIn']>
  at: number
  filters: UnderstoodQuery['filters']
  place: { text: string; from: number; to: number } | null
  /** A place was chosen elsewhere: those of the text are passed over. */
  isPlaceGiven: boolean
  radius: { km: number; from: number; to: number } | null
  parts: QueryPart[]
  /** What the last word that means something was. */
  before: 'nothing' | 'word' | 'filter' | 'place' | 'refusal'
  isAfterBut: boolean
  isAfterOnly: boolean
  isAfterPreposition: boolean
}

export function readerOf(text: string, vocabulary: QueryVocabulary, isPlaceGiven: boolean): Reader {
  const words = queryWords(text)
  return {
    text,
    words,
    vocabulary,
    titleEnds: protectTitles(words, vocabulary),
    places: vocabulary.placesIn(text),
    at: 0,
    filters: noFilters(),
    place: null,
    isPlaceGiven,
    radius: null,
    parts: [],
    before: 'nothing',
    isAfterBut: false,
    isAfterOnly: false,
    isAfterPreposition: false,
  }
}

export function keep(reader: Reader, length: number): void {
  reader.at += length
  reader.before = 'word'
  forget(reader)
}

export function forget(reader: Reader): void {
  reader.isAfterBut = false
  reader.isAfterOnly = false
  reader.isAfterPreposition = false
}

export function note(reader: Reader, length: number, as: QueryPart['as']): void {
  const from = reader.words[reader.at]?.from ?? 0
  const to = reader.words[reader.at + length - 1]?.to ?? from
  reader.parts.push({ from, to, text: reader.text.slice(from, to), as })
  reader.at += length
}

export function add<T>(list: T[], values: readonly T[]): void {
  for (const value of values) if (!list.includes(value)) list.push(value)
}
