import { isConcept } from './concept-terms.ts'
import { findTerm, type Segment } from './segment.ts'
import type { TermDictionary } from './term-dictionary.ts'
import type { Analyser, GroupTerms, QueryGroup, SearchQuery, WeightedTerm } from './types.ts'
import { findNear } from './typo.ts'

export type PlannedTerm = { term: number; factor: number }

/** All groups must match; within a group one term is enough, and the best one scores. */
export type TextPlan = {
  groups: PlannedTerm[][]
  corrections: { from: string; to: string }[]
  hasMentions: boolean
  terms: string[][]
  /** How many documents the least frequent of its words has, before any correction. */
  rarest: number
  /** The term of titles that say exactly what was asked; -1 when there are none. */
  title: number
  /** The score of a document in which every group has its greatest impact. */
  mostScore: number
}

type Draft = {
  alternatives: Map<number, number>
  mentions: ReadonlyMap<number, number>
  isConcept: boolean
}

/** A word found in fewer documents than this may be a typo. */
const little = 2
const mostExpansions = 50
const prefixWeight = 0.8
const typoWeights = [1, 0.7, 0.45]
const fallbackWeight = 0.7
const conceptFactor = 2
const leastRarity = 0.2
/** Low enough that one mention never comes before what is for the concept. */
const mentionWeight = 0.1

type Frequency = (term: number) => number

/** What the words of a query stand for in these segments, whether or not mentions count. */
type Drafted = Pick<TextPlan, 'corrections' | 'rarest' | 'title'> & {
  drafts: readonly Draft[]
  documents: number
  frequency: Frequency
}

/** What decides how words are read. */
type Asked = Pick<SearchQuery, 'text' | 'language' | 'isTyping' | 'correct' | 'correctBelow'>

/** The words that were read last for some segments: what merely mentions them is counted right after they were searched for. */
export class DraftScratch {
  readonly last = new WeakMap<readonly Segment[], { asked: Asked; drafted: Drafted | null }>()
}

/** What a plan is made with. */
type Planning = {
  analyser: Analyser
  dictionary: TermDictionary
  segments: readonly Segment[]
  scratch: DraftScratch
}

/** Plans the words of a query for these segments; null when it has none. */
export function planText(query: SearchQuery, planning: Planning): TextPlan | null {
  const drafted = draftOnce(query, planning)
  if (!drafted) return null
  const { drafts, corrections, rarest, title, frequency } = drafted
  const groups = weighAll(drafted, query)
  return {
    groups,
    title,
    mostScore: groups.reduce(
      (sum, group) => sum + 255 * Math.max(0, ...group.map(({ factor }) => factor)),
      0,
    ),
    corrections,
    rarest,
    hasMentions: !query.mentions && drafts.some(({ mentions }) => found(mentions, frequency) > 0),
    terms: groups.map(group => group.map(({ term }) => planning.dictionary.terms[term] ?? '')),
  }
}

/** The groups of a plan alone. */
export function planGroups(query: SearchQuery, planning: Planning): TextPlan['groups'] | null {
  const drafted = draftOnce(query, planning)
  return drafted && weighAll(drafted, query)
}

function weighAll({ drafts, documents, frequency }: Drafted, query: SearchQuery): PlannedTerm[][] {
  return drafts.map(draft => weigh(draft, query.mentions ?? false, documents, frequency))
}

function draftOnce(query: SearchQuery, planning: Planning): Drafted | null {
  const { segments, scratch } = planning
  const last = scratch.last.get(segments)
  // New terms come with new segments.
  if (last && isSameText(last.asked, query)) return last.drafted
  const drafted = draftText(query, planning)
  const { text, language, isTyping, correct, correctBelow } = query
  scratch.last.set(segments, { asked: { text, language, isTyping, correct, correctBelow }, drafted })
  return drafted
}

function isSameText(one: Asked, other: Asked): boolean {
  return (
    one.text === other.text &&
    one.language === other.language &&
    one.isTyping === other.isTyping &&
    one.correct === other.correct &&
    one.correctBelow === other.correctBelow
  )
}

function draftText(query: SearchQuery, { analyser, dictionary, segments }: Planning): Drafted | null {
  if (!query.text?.trim()) return null
  const { groups, title } = analyser.analyseQuery(query.text, {
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
    const draft = lookUp(group, group.isConcept, dictionary)
    if (group.prefix) complete(draft, group.spelling, dictionary, frequency)
    const documents = found(draft.alternatives, frequency)
    rarest = Math.min(rarest, documents)
    const isEnough = query.correct === false || documents >= (query.correctBelow ?? little)
    return isEnough ? [draft] : correct(group, draft, dictionary, frequency, corrections)
  })
  return { drafts, documents, frequency, corrections, rarest, title: title ? dictionary.find(title) : -1 }
}

function lookUp(group: GroupTerms, isConcept: boolean, dictionary: TermDictionary, scale = 1): Draft {
  const known = (terms: readonly WeightedTerm[]) => {
    const numbers = new Map<number, number>()
    for (const { term, weight } of terms) {
      const number = dictionary.find(term)
      if (number >= 0) numbers.set(number, Math.max(weight * scale, numbers.get(number) ?? 0))
    }
    return numbers
  }
  const [alternatives, mentions] = [known(group.alternatives), known(group.mentions)]
  return { alternatives, mentions, isConcept }
}

function complete(draft: Draft, prefix: string, dictionary: TermDictionary, frequency: Frequency): void {
  if (prefix.length < 2) return
  const ends = dictionary.startingWith(prefix).filter(term => frequency(term) > 0)
  ends.sort((a, b) => frequency(b) - frequency(a) || a - b)
  for (const term of ends.slice(0, mostExpansions)) {
    draft.alternatives.set(term, Math.max(prefixWeight, draft.alternatives.get(term) ?? 0))
  }
}

/** An upper bound of the documents that these terms find; 0 exactly when they find nothing. */
function found(terms: ReadonlyMap<number, number>, frequency: Frequency): number {
  let sum = 0
  for (const term of terms.keys()) sum += frequency(term)
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
  const meant = fallback?.groups.map(terms => lookUp(terms, true, dictionary, fallbackWeight))
  if (fallback && meant?.length && meant.every(draft => found(draft.alternatives, frequency) > 0)) {
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

/**
 * One inverse document frequency for the whole group, so that a rare synonym does not outrank the word itself; mentions do not make a group
 * less rare.
 */
function weigh(
  { alternatives, mentions, isConcept }: Draft,
  addsMentions: boolean,
  documents: number,
  frequency: Frequency,
): PlannedTerm[] {
  let most = 0
  for (const term of alternatives.keys()) most = Math.max(most, frequency(term))
  const rarity = Math.max(leastRarity, Math.log(1 + (documents - most + 0.5) / (most + 0.5)))
  const factor = rarity * (isConcept ? conceptFactor : 1)
  const planned = [...alternatives].map(([term, weight]) => ({ term, factor: (factor * weight) / 255 }))
  if (!addsMentions) return planned
  for (const [term, weight] of mentions) {
    if (!alternatives.has(term)) planned.push({ term, factor: (factor * weight * mentionWeight) / 255 })
  }
  return planned
}

function documentFrequency(term: number, segments: readonly Segment[]): number {
  let sum = 0
  for (const { terms, offsets } of segments) {
    const found = findTerm(terms, term)
    if (found >= 0) sum += (offsets[found + 1] ?? 0) - (offsets[found] ?? 0)
  }
  return sum
}
