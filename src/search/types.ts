/** Which kind of text a field holds: the analyser treats names and running text differently. */
export type TextKind = 'title' | 'name' | 'text'

export type TextField = {
  name: string
  kind: TextKind
  weight: number
  /** 0: length does not matter; 1: a term in a text twice as long counts half. */
  lengthNorm: number
  /** Sum of term weights of a usual text of this field. */
  usualLength: number
}

export type FacetField = {
  name: string
  /** How many different values (or sets of values) are usual: small ones share a column. */
  usualValues: number
}

/** What is indexed. Names are the caller's; numbers that are times are milliseconds since 1970. */
export type SearchSchema = {
  texts: readonly TextField[]
  /** A document may have none, one or several values of each. */
  facets: readonly FacetField[]
  numbers: readonly string[]
  /** Number column after which a document is no longer found; missing means never. */
  expiry?: string
  /** Number column until which a document is featured. */
  featured?: string
  /** Number column that tells how fresh a document is. */
  freshness?: string
}

export type Point = { latDegrees: number; lonDegrees: number }
/** An area: whatever lies in one of the circles. */
export type Area = { circles: readonly (Point & { radiusKm: number })[] }

export type SearchDocument = {
  /** A whole number from 0 to 2³²−1. */
  id: number
  /** Handed back by `versions()` for comparison with the source. */
  version: number
  language: string
  /** What the orders by title go by. */
  title: string
  texts: Readonly<Record<string, string>>
  facets: Readonly<Record<string, readonly string[]>>
  numbers: Readonly<Record<string, number | null>>
  places: readonly Point[]
}

/** The weight scales the term frequency; terms of concepts contain a colon, words never do. */
export type WeightedTerm = { term: string; weight: number }

/** One thing a searcher asks for: all groups of a query must hold, one alternative of a group is enough. */
export type QueryGroup = {
  /** The words as typed. */
  words: string
  alternatives: readonly WeightedTerm[]
  /** Folded, not stemmed: for prefixes. */
  spelling: string
  fuzzyAllowed: boolean
  /** The word is still being typed. */
  prefix: boolean
  isAbbreviation: boolean
  isConcept: boolean
  /** What was probably meant, as groups: for when the alternatives find nothing or little. */
  fallback: () => { text: string; groups: readonly (readonly WeightedTerm[])[] } | null
}

/** Pure and versioned: the same text gives the same terms, and an index keeps the version it was built with. */
export type Analyser = {
  version: string
  analyseField(text: string, how: { language: string; field: TextKind }): readonly WeightedTerm[]
  analyseQuery(text: string, how: { language: string; isTyping: boolean }): { groups: readonly QueryGroup[] }
}

export type SearchSort =
  | { by: 'relevance' }
  | { by: 'number'; column: string; order: 'ascending' | 'descending' }
  | { by: 'title'; order: 'ascending' | 'descending' }

/** Bounds are inclusive; `orMissing` also lets documents without the number pass. */
export type NumberRange = { min?: number; max?: number; orMissing?: boolean }

export type SearchQuery = {
  text?: string
  language?: string
  isTyping?: boolean
  /** Default true: words that find nothing or little are corrected. */
  correct?: boolean
  /** Within a facet any value will do; all facets must hold. */
  filters?: Readonly<Record<string, readonly string[]>>
  ranges?: Readonly<Record<string, NumberRange>>
  /** Distances are told for each hit; a radius also filters. An area filters, and distances are those from its edge. */
  near?: (Point & { radiusKm: number | null }) | Area | null
  /** Facets to count; default all. */
  facets?: readonly string[]
  /** For each column ascending numbers: how many documents would be found with each as the lower bound. */
  steps?: Readonly<Record<string, readonly number[]>>
  /** Ascending distances: how many documents would be found within each. */
  radiusStepsKm?: readonly number[]
  /** Round it to profit from the cache. */
  nowMs: number
  sort: SearchSort
  /** `offset + size` is at most 10,000. */
  offset: number
  size: number
  /** Default true. */
  useCache?: boolean
}

export type SearchHit = { id: number; score: number; distanceKm: number | null }

/** Every count is disjunctive: as if the filter it belongs to were not set. */
export type SearchResult = {
  total: number
  hits: SearchHit[]
  /** Values with a count above zero, most frequent first, then by name. */
  facets: Record<string, { value: string; count: number }[]>
  steps: Record<string, number[]>
  radiusSteps: number[]
  /** The total without this filter, by facet, number column or `near`. */
  without: Record<string, number>
  /** Documents that a range leaves out only because they do not state the number, by column. */
  leftOut: Record<string, number>
  corrections: { from: string; to: string }[]
  /** The terms that were searched: all groups must hold, one term of a group is enough. */
  terms: string[][]
  generation: number
  timings: { planMs: number; searchMs: number; isCached: boolean }
}

export type SearchStats = {
  documents: number
  /** Memory of columns, postings and dictionaries. */
  bytes: number
  segments: number
  terms: number
  generation: number
  /** Documents that could not be indexed since the start. */
  skipped: number
  /** Documents whose text was cut. */
  truncated: number
}

export type SearchIndexOptions = {
  schema: SearchSchema
  analyser: Analyser
  /** Told of every document that is left out or cut. */
  onProblem?: (problem: { id: number; kind: 'skipped' | 'truncated'; error: unknown }) => void
  /** Runs work soon but not now; default setImmediate. Merges go on in slices of it. */
  schedule?: (work: () => void) => void
}

/** Changed by one document at a time, visible to the next search; one process, one thread. */
export type SearchIndex = {
  /** Adds or replaces. False when the document could not be indexed: it is then not in the index at all. */
  upsert(document: SearchDocument): boolean
  remove(id: number): void
  /** Throws a RangeError for windows beyond 10,000 and for names that are not in the schema. */
  search(query: SearchQuery): SearchResult
  /** Words of titles and names that begin like this, most frequent first. */
  suggest(prefix: string, limit: number): { term: string; count: number }[]
  /** Prepares documents for many queries: for each the ids that it finds, ascending, as a search in an index of only them. */
  matchQueries(documents: readonly SearchDocument[]): (queries: readonly SearchQuery[]) => number[][]
  /** Finishes all merging now. */
  settle(): void
  /** `note` is handed back on loading: where the caller stood when it was saved. */
  saveSnapshot(folder: string, note: unknown): Promise<void>
  versions(): Iterable<{ id: number; version: number }>
  stats(): SearchStats
}
