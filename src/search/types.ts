export type TextLanguage = 'de' | 'en'

/** `title` weighs most, `name` (employer, places) less, `text` least. */
export type FieldKind = 'title' | 'name' | 'text'

/** A term of a document's field; `weight` 0–4: a whole word 1 (each repetition 1 more), a compound's part less, a concept by relation. */
export type WeightedTerm = { term: string; weight: number }

/** One thing a searcher asks for. All groups of a query must hold (AND); one alternative of a group is enough (OR, the best one counts). */
export type QueryGroup = {
  /** The words as typed. */
  words: string
  alternatives: WeightedTerm[]
  /** Folded and unstemmed: for prefix and typo expansion over the spellings that the index knows. */
  spelling: string
  fuzzyAllowed: boolean
  /** The word is still being typed: `spelling` is the beginning of a word. */
  prefix: boolean
  isAbbreviation: boolean
  isConcept: boolean
  /** What was probably meant, when the alternatives find nothing or little; further groups of it join with AND. */
  fallback: { text: string; groups: WeightedTerm[][] } | null
}

/** The text analysis, handed to the index: pure, and the same for documents, queries and alerts. */
export type Analyser = {
  /** Changes whenever the same text may give other terms; a snapshot of another version is not used. */
  readonly version: string
  /** Each term once. */
  analyseField(text: string, field: FieldKind, language: TextLanguage): WeightedTerm[]
  /** Folded, unstemmed words of a title or name with the term each gives: what prefixes and typos are looked up in. */
  spellings(text: string): { spelling: string; term: string }[]
  analyseQuery(text: string, options?: { isTyping?: boolean }): QueryGroup[]
}
