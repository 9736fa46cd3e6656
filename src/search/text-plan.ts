import { findTerm, type Segment } from './segment.ts'
import { isConcept, type TermDictionary } from './term-dictionary.ts'
import type { Analyser, QueryGroup, SearchQuery, WeightedTerm } from './types.ts'
import { findNear } from './typo.ts'

export type PlannedTerm = { term: number; factor: number }

/** All groups must match; within a group one term is enough, and the best one scores. */
export type TextPlan = {
  groups: PlannedTerm[][]
  corrections: { from: string; to: string }[]
  terms: string[][]
  /** How many documents the least frequent of its words has, before any correction. */
  rarest: number
}

type Draft = { alternatives: Map<number, number>; isConcept: boolean }

/** A word found in fewer documents than this may be a typo. */
const little = 2
const mostExpansions = 50
const prefixWeight = 0.8
const typoWeights = [1, 0.7, 0.45]
const fallbackWeight = 0.7
const conceptFactor = 2
const leastRarity = 0.2

/** Plans the words of a query for these segments; null when it has none. */
export function planText(
  query: SearchQuery,
  analyser: Analyser,
  dictionary: TermDictionary,
  segments: readonly Segment[],
): TextPlan | null {
  if (!query.text?.trim()) return null
  const { groups } = analyser.analyseQuery(query.text, {
    language: query.language ?? 'de',
    isTyping: query.isTyping ?? false,
  })
  if (groups.length === 0) return null
  const documents = segments.reduce((sum, segment) => sum + segment.size, 0)
  const counted = new Map<number, number>()
  const frequency = (term: number): number => {
    const known = counted.get(term)
    if (known !== undefined) return known
    const found = documentFrequency(term, segments)
    counted.set(term, found)
    return found
  }
  const corrections: TextPlan['corrections'] = []
  let rarest = Infinity
  const drafts = groups.flatMap(group => {
    const draft = lookUp(group.alternatives, group.isConcept, dictionary)
    if (group.prefix) complete(draft, group.spelling, dictionary, frequency)
    const documents = found(draft, frequency)
    rarest = Math.min(rarest, documents)
    if (query.correct === false || documents >= (query.correctBelow ?? little)) return [draft]
    return correct(group, draft, dictionary, frequency, corrections)
  })
  return {
    groups: drafts.map(draft => weigh(draft, documents, frequency)),
    corrections,
    rarest,
    terms: drafts.map(draft => [...draft.alternatives.keys()].map(term => dictionary.terms[term] ?? '')),
  }
}

type Frequency = (term: number) => number

function lookUp(
  alternatives: readonly WeightedTerm[],
  isConcept: boolean,
  dictionary: TermDictionary,
): Draft {
  const known = new Map<number, number>()
  for (const { term, weight } of alternatives) {
    const number = dictionary.find(term)
    if (number >= 0) known.set(number, Math.max(weight, known.get(number) ?? 0))
  }
  return { alternatives: known, isConcept }
}

function complete(draft: Draft, prefix: string, dictionary: TermDictionary, frequency: Frequency): void {
  if (prefix.length < 2) return
  const ends = dictionary.startingWith(prefix).filter(term => frequency(term) > 0)
  ends.sort((a, b) => frequency(b) - frequency(a) || a - b)
  for (const term of ends.slice(0, mostExpansions)) {
    draft.alternatives.set(term, Math.max(prefixWeight, draft.alternatives.get(term) ?? 0))
  }
}

/** An upper bound of the documents that the alternatives find; 0 exactly when they find nothing. */
function found(draft: Draft, frequency: Frequency): number {
  let sum = 0
  for (const term of draft.alternatives.keys()) sum += frequency(term)
  return sum
}

/** The group with its correction; unchanged when nothing is close. */
function correct(
  group: QueryGroup,
  draft: Draft,
  dictionary: TermDictionary,
  frequency: Frequency,
  corrections: TextPlan['corrections'],
): Draft[] {
  const fallback = group.fallback()
  const meant = fallback?.groups.map(alternatives => {
    const weaker = alternatives.map(({ term, weight }) => ({ term, weight: weight * fallbackWeight }))
    return lookUp(weaker, true, dictionary)
  })
  if (fallback && meant?.length && meant.every(draft => found(draft, frequency) > 0)) {
    corrections.push({ from: group.words, to: fallback.text })
    return meant
  }
  if (!group.fuzzyAllowed || group.isAbbreviation || group.spelling.length < 4) return [draft]
  const literal = group.alternatives.find(({ term }) => !isConcept(term))
  const near = literal ? findNear(literal.term, dictionary).filter(({ term }) => frequency(term) > 0) : []
  const [best] = near
  if (!best) return [draft]
  for (const { term, distance } of near) draft.alternatives.set(term, typoWeights[distance] ?? 0)
  corrections.push({ from: group.words, to: dictionary.terms[best.term] ?? '' })
  return [draft]
}

/** One inverse document frequency for the whole group, so that a rare synonym does not outrank the word itself. */
function weigh({ alternatives, isConcept }: Draft, documents: number, frequency: Frequency): PlannedTerm[] {
  let most = 0
  for (const term of alternatives.keys()) most = Math.max(most, frequency(term))
  const rarity = Math.max(leastRarity, Math.log(1 + (documents - most + 0.5) / (most + 0.5)))
  const factor = rarity * (isConcept ? conceptFactor : 1)
  return [...alternatives].map(([term, weight]) => ({ term, factor: (factor * weight) / 255 }))
}

function documentFrequency(term: number, segments: readonly Segment[]): number {
  let sum = 0
  for (const { terms, offsets } of segments) {
    const found = findTerm(terms, term)
    if (found >= 0) sum += (offsets[found + 1] ?? 0) - (offsets[found] ?? 0)
  }
  return sum
}
