/** A term of the analysis and how much one mention of it counts, 0–1 (a repeated word may count more). */
export type WeightedTerm = { term: string; weight: number }

export type SearchField = 'title' | 'name' | 'text'

/** One thing that is asked for: a document must carry at least one of the alternatives. */
export type QueryGroup = {
  /** As typed. */
  words: string
  alternatives: readonly WeightedTerm[]
  /** Folded and unstemmed: what beginnings and misspellings are compared with. */
  spelling: string
  fuzzyAllowed: boolean
  /** The spelling is the beginning of a word. */
  prefix: boolean
  isAbbreviation: boolean
  isConcept: boolean
  /** What was probably meant, for when the alternatives find nothing. */
  fallback: { text: string; groups: readonly (readonly WeightedTerm[])[] } | null
}

/** The language knowledge of the engine: the same analysis for documents and queries, or nothing is found. */
export type Analyser = {
  /** Changes whenever the terms of any text may change; a snapshot of another version is not read. */
  version: string
  analyseField(text: string, options: { language: string; field: SearchField }): WeightedTerm[]
  analyseQuery(text: string, options: { isTyping: boolean }): { groups: QueryGroup[] }
}

/** What can be filtered by value and counted. Facets of one group are counted in one step: put those of few values together. */
export type SearchSchema = { facetGroups: readonly (readonly string[])[] }

/** Times in milliseconds since 1970; ids are whole numbers from 0 to 134,217,727; pay in any one unit. */
export type SearchDocument = {
  id: number
  title: string
  /** Employer and places: words that count more than those of the text. */
  names: string
  text: string
  language: string
  /** The values of the document for each facet of the schema; none at all is fine. */
  facets: Readonly<Record<string, readonly string[]>>
  points: readonly { latDegrees: number; lonDegrees: number }[]
  payMin: number | null
  payMax: number | null
  postedAtMs: number
  validThroughMs: number | null
  featuredUntilMs: number | null
  isAgency: boolean
}

export type SearchSort =
  | 'relevance'
  | 'newest'
  | 'oldest'
  | 'salary-high'
  | 'salary-low'
  | 'title-asc'
  | 'title-desc'

export type SearchQuery = {
  text: string
  /** The last word may be unfinished. */
  isTyping: boolean
  /** Within one facet any of the values will do; a facet that is not named does not filter. */
  filters: Readonly<Record<string, readonly string[]>>
  near: { latDegrees: number; lonDegrees: number; radiusKm: number } | null
  payMin: number | null
  includeUnknownPay: boolean
  postedWithinDays: number | null
  withoutAgencies: boolean
  featuredOnly: boolean
  nowMs: number
  sort: SearchSort
  /** offset + size may be 10,000 at most; what lies beyond is not returned. */
  offset: number
  size: number
  /** Which facets to count; all of the schema when missing. */
  counted?: readonly string[]
  /** Steps for which the ranges are counted; missing ones are not counted. */
  steps?: { payMin?: readonly number[]; postedWithinDays?: readonly number[]; radiusKm?: readonly number[] }
}

/** Every count is what the search would find with that option chosen and all other filters kept. */
export type SearchResult = {
  total: number
  ids: number[]
  facets: Map<string, Map<string, number>>
  ranges: {
    payMin: number[]
    postedWithinDays: number[]
    radiusKm: number[]
    anyPostedAt: number
    withAgencies: number
    withoutAgencies: number
    featured: number
  }
  /** Documents that only the pay filter leaves out, because they say nothing about pay. */
  unknownPayLeftOut: number
  /** What was searched instead of what was typed; null when that was found as it is. */
  corrected: { from: string; to: string } | null
  generation: number
}
