import type { jobValues, Refusal } from '../vocabulary/jobs/job.values.ts'

type ValueOf<Name extends keyof typeof jobValues> = (typeof jobValues)[Name][number]

/** The filters that words of a query may stand for, under the names and with the values of the job search. */
export type UnderstoodFilters = {
  employmentType: ValueOf<'employmentType'>[]
  contract: ValueOf<'contract'>[]
  experience: ValueOf<'experience'>[]
  remote: ValueOf<'remote'>[]
  shift: ValueOf<'shift'>[]
  employerType: ValueOf<'employerType'>[]
  language: string[]
  without: Refusal[]
  /** Gross EUR a month for full time, or null. */
  salaryMin: number | null
  /** Days, or null. */
  postedWithin: number | null
}

export type FilterName = keyof UnderstoodFilters

/**
 * A span of the text and what it was taken for: `[from, to)` are offsets in it. `filler` says nothing about the job; `start` is a
 * date of entry, which no job can be searched by.
 */
export type QueryPart = {
  from: number
  to: number
  text: string
  as: FilterName | 'place' | 'filler' | 'start'
}

export type UnderstoodQuery = {
  /** What is searched for as words: the text without what became a filter, a place or nothing, in its order and spelling. */
  words: string
  filters: UnderstoodFilters
  /** As written, for the search to look up; `radiusKm` null when the text names no distance. */
  place: { text: string; radiusKm: number | null } | null
  /** In the order of the text; words stand in none of them. */
  parts: QueryPart[]
}

export const noFilters = (): UnderstoodFilters => ({
  employmentType: [],
  contract: [],
  experience: [],
  remote: [],
  shift: [],
  employerType: [],
  language: [],
  without: [],
  salaryMin: null,
  postedWithin: null,
})

/** What the words of the trade are: asked of the vocabulary, so that this room holds none of it. */
export type QueryVocabulary = {
  /** The name of a profession, a specialty or a place of work that begins at this word: how many words it takes, 0 for none. */
  titleAt(words: readonly string[], at: number): number
  /** Whether two phrases name the same profession or specialty ("leitende MFA" and "MFA"). */
  meansTheSame(one: readonly string[], other: readonly string[]): boolean
  /** Whether the word stands in any name of the vocabulary. */
  isKnownWord(word: string): boolean
  /** Reads a text for places: what it gives tells the longest name that begins at an offset. */
  placesIn(text: string): (from: number) => NamedPlace | null
  /** Whether a name is that of a place but for a slip. */
  isNearlyPlace(text: string): boolean
}

export type NamedPlace = {
  /** Where the name ends in the text. */
  to: number
  kind: 'town' | 'region' | 'postal-code'
  /** Of the largest place of this name; regions count as large. */
  population: number
}
