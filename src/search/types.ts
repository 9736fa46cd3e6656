import type { Area, Box, FoundPlaces, Point } from './places/place-sets.ts'

/** The kind of a text field: what a title says the document is for; a unit says where; names and running text may mention anything. */
export type TextKind = 'title' | 'unit' | 'name' | 'text'

export type TextField = {
  name: string
  kind: TextKind
  weight: number
  /** 0: length does not matter; 1: a term in a text twice as long counts half. */
  lengthNorm: number
  /** Sum of term weights in a typical text of this field. */
  usualLength: number
}

export type FacetField = {
  name: string
  /** Typical number of distinct values (or sets of values): small ones share a column. */
  usualValues: number
}

/** What is indexed. Names are up to the caller; times are milliseconds since 1970. */
export type SearchSchema = {
  texts: readonly TextField[]
  /** A document may have any number of values of each. */
  facets: readonly FacetField[]
  numbers: readonly string[]
  /** Weight of the concepts that a document names beside its texts, like the weight of a field. */
  concepts?: { weight: number }
  /** Number column after which a document is no longer found; missing means never. */
  expiry?: string
  /** Number column until which a document is featured. */
  featured?: string
  /** Number column that says how fresh a document is. */
  freshness?: string
}

export type SearchDocument = {
  /** A whole number from 0 to 2³²−1. */
  id: number
  /** A whole number from 0 to 2³²−1, returned by `versions()` for comparison with the source. */
  version: number
  language: string
  /** Sort key of the orders by title. */
  title: string
  texts: Readonly<Record<string, string>>
  /** Concepts that the document is known to be for, beside those in its texts. */
  concepts?: readonly string[]
  facets: Readonly<Record<string, readonly string[]>>
  numbers: Readonly<Record<string, number | null>>
  places: readonly Point[]
}

/**
 * The weight scales the term frequency; terms of concepts contain a colon, words never do. A concept that a document merely mentions has a
 * term of its own, `m:` and the concept.
 */
export type WeightedTerm = { term: string; weight: number }

/** One requirement: a document with one of `alternatives` is for it; one with one of `mentions` only speaks of it. */
export type GroupTerms = { alternatives: readonly WeightedTerm[]; mentions: readonly WeightedTerm[] }

/** One requirement of a query; all groups must match, one alternative of a group is enough. */
export type QueryGroup = GroupTerms & {
  /** As typed. */
  words: string
  /** Folded, not stemmed: for prefixes. */
  spelling: string
  fuzzyAllowed: boolean
  /** The word is incomplete. */
  prefix: boolean
  isAbbreviation: boolean
  isConcept: boolean
  /** The probable correction, as groups; used when the alternatives find nothing or little. */
  fallback: () => { text: string; groups: readonly GroupTerms[] } | null
}

/** Pure and versioned: the same text yields the same terms, and an index records the version it was built with. */
export type Analyser = {
  version: string
  analyseField(text: string, how: { language: string; field: TextKind }): readonly WeightedTerm[]
  /** The terms of the concepts that a document is known to be for, and of each of its texts beside the others. */
  analyseDocument(document: {
    language: string
    concepts: readonly string[]
    texts: readonly { text: string; field: TextKind }[]
  }): { concepts: readonly WeightedTerm[]; texts: readonly (readonly WeightedTerm[])[] }
  /** `title`: the term that titles carry which say exactly this. */
  analyseQuery(
    text: string,
    how: { language: string; isTyping: boolean },
  ): { groups: readonly QueryGroup[]; title?: string | null }
}

export type SearchSort =
  | { by: 'relevance' }
  | { by: 'number'; column: string; order: 'ascending' | 'descending' }
  | { by: 'title'; order: 'ascending' | 'descending' }

/** Bounds are inclusive; `orMissing` also lets documents without the number pass. */
export type NumberRange = { min?: number; max?: number; orMissing?: boolean }

/**
 * What a document is worth to the one who asks, fact by fact: the sum of all; minus infinity leaves the document out. A facet is asked about
 * each set of values once, so the functions must depend on nothing else.
 */
export type Worth = {
  facets: readonly { facet: string; of: (values: readonly string[]) => number }[]
  numbers: readonly { column: string; of: (value: number | null) => number }[]
  places: ((points: readonly Point[]) => number) | null
  /** Documents to leave out, by id. */
  without: ReadonlySet<number>
}

/** Values of a facet. */
export type FacetValues = { facet: string; values: readonly string[] }

/**
 * Spreads the hits of an order by relevance over the values of a facet: of each round of hits, as long as the last rule's `first`, the
 * first so many have at most so many documents with equal values. Documents without a value, and those with a value of `unless`, are
 * free of it. A rule gives way where it could only be kept by showing a much worse text first.
 */
export type Spread = {
  facet: string
  /** Ascending. */
  rules: readonly { first: number; most: number }[]
  unless?: { facet: string; values: readonly string[] }
}

export type SearchQuery = {
  text?: string
  language?: string
  isTyping?: boolean
  /** Default true: words that find nothing or little are corrected. */
  correct?: boolean
  /** Words found in fewer documents are corrected; default 2. */
  correctBelow?: number
  /** Default false: a document must be for a concept that is asked for; true also finds, behind the others, what merely mentions it. */
  mentions?: boolean
  /** One value per facet is enough; all facets must match. */
  filters?: Readonly<Record<string, readonly string[]>>
  /**
   * Refusals by a name of the caller's, which differs from those of facets and numbers: documents with one of the values are not found;
   * those without any value of the facet are. Each is a filter of its own.
   */
  excludes?: Readonly<Record<string, FacetValues>>
  /** Refusals to count by their names: how many of the found documents each would leave if it were added. */
  refusals?: Readonly<Record<string, FacetValues>>
  /** By relevance, documents come behind all others for each entry of which they have none of the values. */
  behind?: readonly FacetValues[]
  ranges?: Readonly<Record<string, NumberRange>>
  /** Returns the distance of each hit; a radius also filters. An area filters, and distances are from its edge. */
  near?: (Point & { radiusKm: number | null }) | Area | null
  /** A document must have a point in the box. */
  within?: Box | null
  /** Facets to count; default all. */
  facets?: readonly string[]
  /** Ascending lower bounds per column: how many documents each would find. */
  steps?: Readonly<Record<string, readonly number[]>>
  /** Ascending radii: how many documents each would find. */
  radiusStepsKm?: readonly number[]
  /** Returns where documents are; with `near` whatever their distance. */
  locate?: boolean
  nowMs: number
  sort: SearchSort
  /** Only for the order by relevance: the pages together hold the same hits in another order. */
  spread?: Spread | null
  /** `offset + size` is at most 10,000. */
  offset: number
  size: number
}

export type SearchHit = {
  id: number
  score: number
  distanceKm: number | null
  /** With `spread`: other hits with the same title and the same values of its facet, best first, of those ranked near it. */
  sameTitle?: readonly number[]
}

/** Every count is disjunctive: as if its own filter were not set. */
export type SearchResult = {
  total: number
  hits: SearchHit[]
  /** Values with a count above zero, by descending count, then by name. */
  facets: Record<string, { value: string; count: number }[]>
  steps: Record<string, number[]>
  radiusSteps: number[]
  /** Null unless it was asked for. Valid until the next change. */
  where: FoundPlaces | null
  /** How many of the found documents each of `refusals` would leave. */
  left: Record<string, number>
  /** The total without this filter, by facet, refusal, number column, `near` or `within`. */
  without: Record<string, number>
  /** Documents excluded by a range only because they lack the number, by column. */
  leftOut: Record<string, number>
  corrections: { from: string; to: string }[]
  /** The same search with `mentions` may find more. */
  hasMentions: boolean
  /** The terms searched: all groups must match, one term of a group is enough. */
  terms: string[][]
  /** How many documents the least frequent word has, before any correction; null without words. */
  rarest: number | null
  generation: number
  timings: { planMs: number; searchMs: number }
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
  /** Called for every document that is skipped or cut. */
  onProblem?: (problem: { id: number; kind: 'skipped' | 'truncated'; error: unknown }) => void
  /** Defers work; default setImmediate. Merges are done in slices of it. */
  schedule?: (work: () => void) => void
}

/** Updated one document at a time, visible to the next search; single-threaded. */
export type SearchIndex = {
  /** Adds or replaces. @returns false when the document could not be indexed: it is then absent from the index. */
  upsert(document: SearchDocument): boolean
  remove(id: number): void
  /** @throws {RangeError} for windows beyond 10,000 and for names that are not in the schema. */
  search(query: SearchQuery): SearchResult
  /**
   * What a search finds by what it is worth, best first, fresh ones before others of the same worth, spread as by relevance; without
   * corrections and counts. @throws as `search` does
   */
  rank(query: SearchQuery, worth: Worth): { total: number; hits: { id: number; worth: number }[] }
  /** The total of a search and nothing else, in a fraction of its time. @throws as `search` does */
  count(query: SearchQuery): number
  /** Words of titles and names with this prefix, most frequent first. */
  suggest(prefix: string, limit: number): { term: string; count: number }[]
  /**
   * Prepares documents for many queries: for each the matching ids, ascending, as a search in an index of only these documents would
   * return.
   */
  matchQueries(documents: readonly SearchDocument[]): (queries: readonly SearchQuery[]) => number[][]
  /** Finishes all pending merges. */
  settle(): void
  /** `note` is returned on loading: the caller's position in its source at the time. */
  saveSnapshot(folder: string, note: unknown): Promise<void>
  versions(): Iterable<{ id: number; version: number }>
  stats(): SearchStats
}
