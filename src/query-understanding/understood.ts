import type { Refusal } from '../vocabulary/jobs/job.values.ts'

/** The filters that words of a query may stand for, under the names and with the values of the job search. */
export type UnderstoodFilters = {
  employmentType: string[]
  contract: string[]
  experience: string[]
  remote: string[]
  shift: string[]
  employerType: string[]
  /** Languages that the job requires, in two letters. */
  language: string[]
  adLanguage: string[]
  /** Collective agreements, with a pay group where one is named. */
  tariff: string[]
  without: Refusal[]
  /** Gross EUR a month for full time, or null. */
  salaryMin: number | null
  /** Days, or null. */
  postedWithin: number | null
}

export type FilterName = keyof UnderstoodFilters
export type ListFilterName = Exclude<FilterName, 'without' | 'salaryMin' | 'postedWithin'>

/**
 * A span of the text and what it was taken for: `[from, to)` are offsets in it. Three kinds become no part of the search: `filler`
 * says nothing about the job, `start` is a date of entry, `other-place` is a second place or one that is refused.
 */
export type QueryPart = {
  from: number
  to: number
  text: string
  as: FilterName | 'place' | 'other-place' | 'filler' | 'start'
}

export type UnderstoodQuery = {
  /** What is searched for as words: the text without what became a filter, a place or nothing, in its order and spelling. */
  words: string
  filters: UnderstoodFilters
  /** As written but for slips, for the search to look up; `radiusKm` null when the text names no distance. */
  place: { text: string; radiusKm: number | null } | null
  /** Towns that were named beside the place: "in Köln oder Bonn". */
  otherPlaces: string[]
  /** In the order of the text; words stand in none of them. */
  parts: QueryPart[]
  /** The text as it was read: its first 200 characters. */
  asked: string
}

export const noFilters = (): UnderstoodFilters => ({
  employmentType: [],
  contract: [],
  experience: [],
  remote: [],
  shift: [],
  employerType: [],
  language: [],
  adLanguage: [],
  tariff: [],
  without: [],
  salaryMin: null,
  postedWithin: null,
})

/** What the words of the trade and the places are. */
export type QueryVocabulary = {
  /**
   * Reads words for names of professions, specialties and places of work: what it gives tells how many words the longest that begins at
   * one takes, 0 for none.
   */
  titlesIn(words: readonly string[]): (at: number) => number
  /** Whether two phrases name the same profession or specialty ("leitende MFA" and "MFA"). */
  meansTheSame(one: readonly string[], other: readonly string[]): boolean
  /** Whether the word stands in any name of the vocabulary. */
  isKnownWord(word: string): boolean
  /** Reads a text for places: what it gives tells the longest name that begins at an offset. */
  placesIn(text: string): (from: number) => NamedPlace | null
  /** The town that a misspelt word was meant to be; null when none or several are as likely. */
  townLike(word: string, leastPopulation: number): string | null
}

export type NamedPlace = {
  /** Where the name ends in the text, with the district, state or postal code that belongs to it. */
  to: number
  /** Where the name alone ends; `to` for one without additions. */
  nameTo?: number
  /** What to look up, where it is not what is written. */
  text?: string
  kind: 'town' | 'region' | 'postal-code'
  /** Of the largest place of this name; regions count as large. */
  population: number
}
