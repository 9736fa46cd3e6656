import type { Dictionaries } from './document-encoder.ts'
import { type Segment, segmentDocuments } from './segment.ts'
import { textOf } from './sort-keys.ts'
import type { Ranked, TopK } from './top-k.ts'
import type { SearchQuery, Spread } from './types.ts'

/** Hits change places only with hits of the same block of the order by relevance, so that every page can be made without the others. */
const blockHits = 400

/** Beyond the page, this many hits are usually enough to fill it. */
const spareHits = 40

/** A hit may pass a better one that is held back if its text scores at least this share of that one's. */
const leastShare = 0.5

/** How many of the best hits a page seldom needs more than. */
export function usuallyRead(query: SearchQuery): number {
  return Math.min(query.offset + query.size + spareHits, blocksEnd(query))
}

/** How many of the best hits a page needs at most. */
export function blocksEnd({ offset, size }: SearchQuery): number {
  return Math.ceil((offset + size) / blockHits) * blockHits
}

export type Placed = Ranked & { sameTitle: readonly number[] }

/** What decides whether hits stand apart: equal numbers are the same values, or the same title; -1 is free. */
export type Kind = { valuesOf(place: number): number; titleOf(place: number): number }

/**
 * Hits in the order by relevance, with their values at the same index; there may be more unless it is whole. Titles are only read for hits
 * with equal values.
 */
type Queue = { hits: readonly Ranked[]; values: number[]; titleAt(at: number): number; isWhole: boolean }

/**
 * A page of the order by relevance, spread by the rules: a permutation within each block. Null when `best` was made to hold too few hits to
 * tell.
 */
export function spreadPage(
  best: TopK,
  { offset, size }: SearchQuery,
  rules: Spread['rules'],
  { valuesOf, titleOf }: Kind,
): Placed[] | null {
  const start = offset - (offset % blockHits)
  const end = offset + size
  const hits = best.sorted(start)
  const values = hits.map(({ place }) => valuesOf(place))
  const titleAt = (at: number) => titleOf((hits[at] as Ranked).place) // within bounds, as everywhere below
  const queue = { hits, values, titleAt, isWhole: !best.isFull }
  const page: Placed[] = []
  for (let from = start; from < end; from += blockHits) {
    const placed = placeHits(queue, from - start, Math.min(blockHits, end - from), rules)
    if (placed === null) return null
    for (const at of placed.slice(Math.max(0, offset - from))) {
      const { key, id, place } = hits[at] as Ranked // placed positions are of the queue
      page.push({ key, id, place, sameTitle: sameTitles(queue, at) })
    }
  }
  return page
}

/** The first `count` hits of the block that begins at `start`, as positions; null when the queue is too short to tell. */
function placeHits(queue: Queue, start: number, count: number, rules: Spread['rules']): number[] | null {
  const { hits, isWhole } = queue
  const round = rules.at(-1)?.first ?? blockHits
  const end = start + blockHits
  const isPlaced = new Uint8Array(hits.length)
  const placed: number[] = []
  for (let first = start; placed.length < count; ) {
    while (isPlaced[first] === 1) first++
    if (first >= hits.length) return isWhole ? placed : null
    const inRound = placed.length % round
    const shown = placed.slice(placed.length - inRound)
    const { at, isSure } = chooseHit(queue, isPlaced, first, end, shown, mostNow(rules, inRound))
    if (!isSure && !isWhole && hits.length < end) return null
    isPlaced[at] = 1
    placed.push(at)
  }
  return placed
}

/**
 * The best hit that the rules allow after those `shown` in this round, with a title that its values have not shown there if there is one; or
 * the very first when all others are much worse or not allowed either. Not sure when more hits could change it.
 */
function chooseHit(
  { hits, values, titleAt }: Queue,
  isPlaced: Uint8Array,
  first: number,
  end: number,
  shown: readonly number[],
  most: number,
): { at: number; isSure: boolean } {
  const leastText = leastShare * textOf((hits[first] as Ranked).key) // within bounds, as everywhere below
  let spare = -1
  for (let at = first; at < end && at < hits.length; at++) {
    if (isPlaced[at] === 1) continue
    if (textOf((hits[at] as Ranked).key) < leastText) return { at: spare < 0 ? first : spare, isSure: true }
    const value = values[at] as number
    let alike = 0
    let isTitleShown = false
    for (const other of shown) {
      if (value < 0 || values[other] !== value) continue
      alike++
      isTitleShown ||= titleAt(other) === titleAt(at)
    }
    if (alike >= most) continue
    if (!isTitleShown) return { at, isSure: true }
    if (spare < 0) spare = at
  }
  return { at: spare < 0 ? first : spare, isSure: false }
}

/** How many hits with equal values there may be at most when one more is placed here in a round. */
function mostNow(rules: Spread['rules'], inRound: number): number {
  let most = Infinity
  for (const rule of rules) if (inRound < rule.first) most = Math.min(most, rule.most)
  return most
}

/** The other hits of the queue with the values and the title of this one. */
function sameTitles({ hits, values, titleAt }: Queue, at: number): number[] {
  const same: number[] = []
  if ((values[at] as number) < 0) return same
  for (let other = 0; other < hits.length; other++) {
    if (other === at || values[other] !== values[at] || titleAt(other) !== titleAt(at)) continue
    same.push((hits[other] as Ranked).id)
  }
  return same
}

export function kindOf(spread: Spread, { facets }: Dictionaries, segments: readonly Segment[]): Kind {
  const facet = facets.numberOf(spread.facet)
  const column = facets.columnOf(facet)
  const numberOf = facets.setNumbers(facet)
  const isFree = freeHits(spread, facets, segments)
  return {
    valuesOf: place => {
      if (isFree?.(place)) return -1
      const segment = segments[Math.floor(place / segmentDocuments)]
      return numberOf(segment?.facets[column]?.[place % segmentDocuments] ?? 0)
    },
    titleOf: place => segments[Math.floor(place / segmentDocuments)]?.titles[place % segmentDocuments] ?? 0,
  }
}

/** Null when `unless` names no value of any document. */
function freeHits(
  { unless }: Spread,
  facets: Dictionaries['facets'],
  segments: readonly Segment[],
): ((place: number) => boolean) | null {
  if (!unless) return null
  const facet = facets.numberOf(unless.facet)
  if (!facets.hasAny(facet, unless.values)) return null
  const column = facets.columnOf(facet)
  const fails = facets.emptyTable(facet)
  facets.mark(facet, 'without', unless.values, 1, fails)
  return place => {
    const codes = segments[Math.floor(place / segmentDocuments)]?.facets[column]
    return fails[codes?.[place % segmentDocuments] ?? 0] === 0
  }
}
